/** A rule of the linter (`oxlint.config.ts`) that no rule of its own can say: no `new Date()` without arguments. */
interface NewExpression {
  callee: { type: string; name?: string };
  arguments: readonly unknown[];
}

interface RuleContext {
  report: (problem: { node: NewExpression; message: string }) => void;
}

const noDateOfNow = {
  create: (context: RuleContext) => ({
    NewExpression(node: NewExpression): void {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Services use the clock they are handed.' });
    },
  }),
};

export default { meta: { name: 'handed-clock' }, rules: { 'no-date-of-now': noDateOfNow } };
