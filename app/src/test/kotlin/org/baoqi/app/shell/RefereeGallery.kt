package org.baoqi.app.shell
import org.baoqi.app.game.Setups
import org.baoqi.app.kit.nav.Screen
import org.baoqi.rules.BothSides
import org.baoqi.rules.Move
import org.baoqi.rules.Side
import org.baoqi.rules.law.Offence
import org.baoqi.rules.notation.MoveWord
import org.baoqi.speech.match.MatchSetup.Seat
import org.baoqi.speech.match.MatchState
import org.baoqi.speech.match.Need
import org.baoqi.speech.referee.RefereeInput
import org.baoqi.speech.time.Scheme
import org.baoqi.speech.words.SpokenLanguage
import java.util.Optional

private val CALL = RefereeInput.Call(Move.iccs("h2e2"))
private val MADE = RefereeInput.Make(Move.iccs("h2e2"))
private val WORDS = listOf(MoveWord.CANNON, MoveWord.TWO)
private val CONSENT = arrayOf<RefereeInput>(
    RefereeInput.AskToRecord(),
    RefereeInput.AgreeToRecord(Side.RED, true),
    RefereeInput.AgreeToRecord(Side.BLACK, true),
)
private val OFFER = RefereeInput.Offer(Side.RED)
private val FOUL = RefereeInput.Foul(Side.RED, Offence.TOUCH)

/** The referee's screens, and those of the phones that follow him. */
val REFEREE_EXHIBITS = listOf(
    Exhibit("referee", Screen.Referee()),
    Exhibit("referee-setup", Screen.RefereeSetup("", "", "")),
    refereed("watching", Screen.Watching(), { it.turn().made().isPresent }, CALL, MADE),
    refereed("watching-words", Screen.Watching(), { it.turn().words().isNotEmpty() }, RefereeInput.Say(WORDS)),
    refereed("entries", Screen.Entries(), { it.turn().made().isPresent }, CALL, MADE),
    refereed("checks", Screen.Checks(), { it.entries().last().isPresent }, RefereeInput.Check(Optional.of(0), true)),
    refereed("recordings", Screen.Recordings(), { it.notes().consent().isGiven }, MADE, RefereeInput.Usual(), *CONSENT),
    refereed("large-text", Screen.LargeText(), { it.history().plies().isNotEmpty() }, MADE, RefereeInput.Usual()),
    refereed("cards", Screen.Cards(), { it.history().plies().isNotEmpty() }, OFFER, MADE, RefereeInput.Usual()),
    refereed("ledger", Screen.Ledger(), { it.fouls().entries().isNotEmpty() }, FOUL),
    refereed("decisions", Screen.Decisions(), { it.fouls().entries().isEmpty() }),
    refereed("result", Screen.RefereedResult(), { it.isOver }, RefereeInput.Resign(Side.BLACK)),
    Exhibit(
        "rounds",
        Screen.Rounds(),
        isReady = { app, _ -> app.referee().event().event().players().isNotEmpty() },
    ) { it.referee().event().begin(listOf("王小明", "李四", "張三")) },
    refereed("hosting", Screen.Hosting(), { !it.isOver }),
    Exhibit("join", Screen.Join()),
)

private fun refereed(name: String, screen: Screen, looksSo: (MatchState) -> Boolean, vararg inputs: RefereeInput) =
    Exhibit(
        name,
        screen,
        hasBoard = screen is Screen.Watching,
        isReady = { app, _ -> app.referee().view().map { it.state() }.filter(looksSo).isPresent },
    ) { app ->
        app.referee().begin(Setups.setup(blind("王小明"), blind("李四"), false), SpokenLanguage.TAIWAN_MANDARIN)
        inputs.forEach(app.referee()::take)
    }

private fun blind(name: String) =
    Seat.facing(BothSides.same(name), BothSides.same(setOf(Need.BLIND)), Scheme.BLIND, false).red()
