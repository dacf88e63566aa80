import { escapeHtml } from '#server/platform/mail/index.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#dfe4ea, #333c48); --quiet: light-dark(#5b6675, #9aa6b5); --accent: light-dark(#0f5c4d, #6fd0bb); --back: light-dark(#f4f6f8, #14181d); --paper: light-dark(#fff, #1c2229); --ink: light-dark(#1d2530, #e8ecf1) }
* { box-sizing: border-box }
body { background: var(--back); color: var(--ink); display: grid; font: 16px/24px Inter, system-ui, sans-serif; justify-items: center; margin: 0; min-height: 100vh; padding: 48px 20px }
main { align-self: center; max-width: 400px; width: 100% }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px } p { color: var(--quiet); margin: 0 0 24px }
form { display: grid; gap: 12px }
button { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; color: inherit; cursor: pointer; font: inherit; min-height: 48px; padding: 12px 16px; text-align: left }
button:hover { border-color: var(--accent) }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
button small { color: var(--quiet); display: block; font-size: 14px; overflow-wrap: anywhere }
dl { display: grid; gap: 4px 16px; grid-template-columns: max-content 1fr; margin: 0 0 24px } dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
h2 { font-size: 16px; line-height: 24px; margin: 0 0 4px } ul { margin: 0 0 24px; padding-left: 20px }
button.cancel { background: none; border-color: transparent; text-align: center }`;

/** A page of a provider of the demo. @param inside HTML */
export function page(title: string, inside: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${inside}</main></body></html>`;
}
