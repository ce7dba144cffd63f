import com.googlecode.d2j.DexLabel;
import com.googlecode.d2j.Method;
import com.googlecode.d2j.node.DexClassNode;
import com.googlecode.d2j.node.DexCodeNode;
import com.googlecode.d2j.node.DexFileNode;
import com.googlecode.d2j.node.DexMethodNode;
import com.googlecode.d2j.node.TryCatchNode;
import com.googlecode.d2j.node.insn.BaseSwitchStmtNode;
import com.googlecode.d2j.node.insn.DexLabelStmtNode;
import com.googlecode.d2j.node.insn.DexStmtNode;
import com.googlecode.d2j.node.insn.JumpStmtNode;
import com.googlecode.d2j.node.insn.MethodStmtNode;
import com.googlecode.d2j.node.insn.Stmt2RNode;
import com.googlecode.d2j.node.insn.TypeStmtNode;
import com.googlecode.d2j.reader.Op;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * On Android a new object may be constructed by any constructor above its class, and R8 leaves out those that do nothing but
 * call on. A JVM wants every class on the way. So each such call names, in the dex file, a class that there is not: the
 * object's and the one whose constructor is meant. In the class files this becomes a call of a constructor of the object's own
 * class, which is added, with one parameter more that nobody else has, and calls on.
 */
final class Constructors {
    private static final String NAME = "<init>";
    private static final String VIA = "$via$";

    private final Map<String, ClassNode> classes;
    private final Deque<Wanted> wanted = new ArrayDeque<>();
    private final Set<Wanted> known = new HashSet<>();

    /** A constructor of {@code in} that runs the one of {@code target}, somewhere above it. */
    private record Wanted(String in, String target, String descriptor) {
        String ownDescriptor() {
            return descriptor.replace(")", "[[[L" + target + ";)");
        }
    }

    Constructors(Map<String, ClassNode> classes) {
        this.classes = classes;
    }

    /** Names the object's class in each call of a constructor that is not its own, before the calls are translated. */
    static void mark(DexFileNode file) {
        for (DexClassNode owner : file.clzs)
            if (owner.methods != null)
                for (DexMethodNode method : owner.methods)
                    if (method.codeNode != null) new Marking(owner, method).follow();
    }

    /** Follows a method on all its ways, to know in each call of a constructor whose object it is for. */
    private static final class Marking {
        private final DexClassNode owner;
        private final DexCodeNode code;
        private final Map<DexLabel, Integer> labels = new HashMap<>();
        private final Set<Integer> seen = new HashSet<>();
        private final Deque<Way> ways = new ArrayDeque<>();
        private final boolean constructs;

        /** Where to go on, and the registers with objects that are not constructed there, by their classes. */
        private record Way(int at, Map<Integer, String> objects) {}

        Marking(DexClassNode owner, DexMethodNode method) {
            this.owner = owner;
            this.code = method.codeNode;
            this.constructs = method.method.getName().equals(NAME);
            for (int i = 0; i < code.stmts.size(); i++)
                if (code.stmts.get(i) instanceof DexLabelStmtNode label) labels.put(label.label, i);
            Map<Integer, String> objects = new HashMap<>();
            int registers = Type.getArgumentsAndReturnSizes(method.method.getDesc()) >> 2;
            if (constructs) objects.put(code.totalRegister - registers, owner.className);
            ways.add(new Way(0, objects));
        }

        void follow() {
            while (!ways.isEmpty()) follow(ways.remove());
        }

        private void follow(Way way) {
            Map<Integer, String> objects = new HashMap<>(way.objects);
            for (int at = way.at; at < code.stmts.size() && seen.add(at); at++) {
                DexStmtNode statement = code.stmts.get(at);
                if (statement instanceof DexLabelStmtNode label) branchToHandlers(label.label, objects);
                else if (statement instanceof JumpStmtNode jump) branch(jump.label, objects);
                else if (statement instanceof BaseSwitchStmtNode choice)
                    for (DexLabel label : choice.labels) branch(label, objects);
                else code.stmts.set(at, after(statement, objects));
                if (statement.op != null && !statement.op.canContinue()) return;
            }
        }

        private void branch(DexLabel to, Map<Integer, String> objects) {
            ways.add(new Way(labels.get(to), new HashMap<>(objects)));
        }

        private void branchToHandlers(DexLabel start, Map<Integer, String> objects) {
            if (code.tryStmts == null) return;
            for (TryCatchNode covered : code.tryStmts)
                if (covered.start == start) for (DexLabel handler : covered.handler) branch(handler, objects);
        }

        private DexStmtNode after(DexStmtNode statement, Map<Integer, String> objects) {
            if (statement.op == Op.NEW_INSTANCE) {
                TypeStmtNode made = (TypeStmtNode) statement;
                objects.put(made.a, made.type);
            } else if (isMove(statement.op)) {
                Stmt2RNode move = (Stmt2RNode) statement;
                objects.remove(move.a);
                if (objects.containsKey(move.b)) objects.put(move.a, objects.get(move.b));
            } else if (statement instanceof MethodStmtNode call && constructs(call)) {
                return marked(call, objects.get(call.args[0]));
            }
            return statement;
        }

        private static boolean isMove(Op op) {
            return op == Op.MOVE_OBJECT || op == Op.MOVE_OBJECT_FROM16 || op == Op.MOVE_OBJECT_16;
        }

        private static boolean constructs(MethodStmtNode call) {
            return (call.op == Op.INVOKE_DIRECT || call.op == Op.INVOKE_DIRECT_RANGE)
                    && call.method.getName().equals(NAME);
        }

        private MethodStmtNode marked(MethodStmtNode call, String object) {
            String target = call.method.getOwner();
            if (object == null)
                throw new IllegalStateException(owner.className + " constructs what nobody has made: " + call.method);
            if (object.equals(target)) return call;
            if (constructs && object.equals(owner.className)) {
                if (target.equals(owner.superClass)) return call;
                object = owner.superClass;
            }
            String name = object.substring(0, object.length() - 1) + VIA + target.substring(1);
            return new MethodStmtNode(call.op, call.args, new Method(name, NAME, call.method.getProto()));
        }
    }

    /** Calls the added constructors where the translated code names the classes that there are not. */
    void callMarked(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof TypeInsnNode made && made.desc.contains(VIA))
                made.desc = made.desc.substring(0, made.desc.indexOf(VIA));
            if (instruction instanceof MethodInsnNode call && call.owner.contains(VIA)) {
                String[] names = call.owner.split("\\$via\\$", 2);
                Wanted added = new Wanted(names[0], names[1], call.desc);
                method.instructions.insertBefore(call, new InsnNode(Opcodes.ACONST_NULL));
                call.owner = added.in;
                call.desc = added.ownDescriptor();
                want(added);
            }
        }
    }

    private void want(Wanted constructor) {
        if (known.add(constructor)) wanted.add(constructor);
    }

    /** Adds the constructors that are called, and those that they call in turn. */
    void add() {
        while (!wanted.isEmpty()) add(wanted.remove());
    }

    private void add(Wanted constructor) {
        ClassNode owner = classes.get(constructor.in);
        if (owner == null) throw new IllegalStateException("not of the app: " + constructor);
        MethodNode method = new MethodNode(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, NAME, constructor.ownDescriptor(), null, null);
        method.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
        int local = 1;
        for (Type parameter : Type.getArgumentTypes(constructor.descriptor)) {
            method.instructions.add(new VarInsnNode(parameter.getOpcode(Opcodes.ILOAD), local));
            local += parameter.getSize();
        }
        String descriptor = constructor.descriptor;
        if (!owner.superName.equals(constructor.target)) {
            Wanted above = new Wanted(owner.superName, constructor.target, descriptor);
            method.instructions.add(new InsnNode(Opcodes.ACONST_NULL));
            descriptor = above.ownDescriptor();
            want(above);
        }
        method.instructions.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, owner.superName, NAME, descriptor, false));
        method.instructions.add(new InsnNode(Opcodes.RETURN));
        owner.methods.add(method);
    }
}
