import type { ActiveWidgetContext } from '#contract/assistant.ts';

/**
 * What the drawer shows, as a block of data beside the user's words. `<` is escaped, so that nothing inside can end the block
 * (docs/product/safety.md).
 */
export function screenBlock(context: ActiveWidgetContext): string {
  return `<screen>\n${JSON.stringify(context).replaceAll('<', '\\u003c')}\n</screen>`;
}
