package org.baoqi.app.referee
import android.content.Intent
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.skipFirstStart
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** An event for a club from one phone, through the semantics tree. */
@RunWith(RobolectricTestRunner::class)
@Config(application = RefereedApplication::class)
class RoundRobinTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val stage = RefereeStage(rule)

    private fun begin(players: String) {
        rule.waitUntil(timeoutMillis = 10_000) { stage.app.settings().settings().value.isPresent }
        rule.runOnIdle { stage.app.skipFirstStart() }
        stage.idle()
        stage.press("裁判")
        stage.press("循環賽")
        stage.type("賽員姓名，用頓號分開", players)
        stage.press("編排新的循環賽")
    }

    private fun shared(button: String): String {
        stage.press(button)
        val sent = shadowOf(
            rule.activity,
        ).nextStartedActivity.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java)
        return sent!!.getStringExtra(Intent.EXTRA_TEXT)!!
    }

    private fun blackResigns(game: String) {
        stage.press(game)
        stage.press("開始對局")
        stage.press("黑方認輸")
        stage.press("結果")
        stage.press("紅方核實結果")
        stage.press("黑方核實結果")
    }

    @Test
    fun theMatchesOfARoundAreOneReport() {
        begin("王小明、李四、張三、趙六")
        blackResigns("第一輪，紅方王小明，黑方趙六，開始")
        stage.press("登記成績，下一局")
        blackResigns("第一輪，紅方李四，黑方張三，開始")
        stage.press("登記成績，下一局")
        blackResigns("第二輪，紅方趙六，黑方張三，開始")
        stage.press("存進棋庫，匯出記錄表")
        stage.shows("分享裁判報告")
        rule.onNodeWithText("分享本輪", substring = true).assertDoesNotExist()
        stage.back()
        stage.press("登記成績，下一局")
        blackResigns("第二輪，紅方王小明，黑方李四，開始")
        stage.press("存進棋庫，匯出記錄表")
        val round = shared("分享本輪兩局的裁判報告")
        assertTrue(round, round.startsWith("一輪對局的裁判報告"))
        assertTrue(round, round.contains("趙六對張三：紅勝"))
        assertTrue(round, round.contains("王小明對李四：紅勝"))
        assertFalse(round, round.contains("王小明對趙六"))
    }

    @Test
    fun aRoundRobinFromOnePhone() {
        begin("王小明、李四、張三")
        stage.shows("第一輪，王小明輪空")
        stage.press("第二輪，紅方王小明，黑方李四，開始")
        stage.press("開始對局")
        stage.type("報棋的字", "亂寫")
        stage.press("記下報棋")
        stage.shows("亂寫")
        for (word in "炮二平五") stage.press("$word")
        stage.shows("已報：炮二平五。")
        stage.press("黑方認輸")
        stage.press("結果")
        stage.press("紅方核實結果")
        stage.press("黑方核實結果")
        stage.press("存進棋庫，匯出記錄表")
        stage.shows("王小明")
        val report = shared("分享裁判報告")
        assertTrue(report, report.contains("王小明（全失明）"))
        assertTrue(report, report.contains("黑方口頭核實：已核實"))
        stage.back()
        stage.press("登記成績，下一局")
        stage.shows("第一名：王小明，積分 2")
        stage.shows("第二輪，紅方王小明 2，黑方李四 0")
        stage.press("第一輪，紅方李四，黑方張三，開始")
        stage.press("紅方缺席，不戰而負")
        stage.shows("第一輪，紅方李四 0，黑方張三 2")
    }
}
