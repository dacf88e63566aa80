import type { ActiveWidgetContext } from '#contract/assistant.ts';

/**
 * What the drawer shows, as a block of data beside the user's words. `<` is escaped, so that nothing inside can end the block
 * (security.md, rule 17: context is data, never instructions).
 */
export function screenBlock(context: ActiveWidgetContext): string {
  return `<screen>\n${JSON.stringify(context).replaceAll('<', '\\u003c')}\n</screen>`;
}
