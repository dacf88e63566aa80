import { escapeHtml, type StoredMail } from '#server/platform/mail/index.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#dfe4ea, #333c48); --quiet: light-dark(#5b6675, #9aa6b5); --accent: light-dark(#0f5c4d, #6fd0bb); --back: light-dark(#f4f6f8, #14181d); --paper: light-dark(#fff, #1c2229); --ink: light-dark(#1d2530, #e8ecf1) }
* { box-sizing: border-box }
body { background: var(--back); color: var(--ink); font: 16px/24px Inter, system-ui, sans-serif; margin: 0 }
a { color: var(--accent) }
a:focus-visible, iframe:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
header { border-bottom: 1px solid var(--line); padding: 16px 24px }
h1 { font-size: 20px; margin: 0 } h2 { font-size: 18px; margin: 0 0 8px }
p { margin: 0 } .quiet { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
.sides { display: grid; grid-template-columns: minmax(240px, 360px) minmax(0, 1fr); min-height: calc(100vh - 82px) }
nav { border-right: 1px solid var(--line) }
nav ol { list-style: none; margin: 0; padding: 0 }
nav a { border-bottom: 1px solid var(--line); color: inherit; display: block; padding: 12px 24px; text-decoration: none }
nav a:hover, nav a[aria-current] { background: var(--paper) }
nav a[aria-current] { box-shadow: inset 3px 0 var(--accent) }
main { padding: 24px } .ways { display: flex; gap: 16px; margin: 16px 0 }
.ways a[aria-current] { font-weight: 600; text-decoration: none }
iframe { background: #fff; border: 1px solid var(--line); border-radius: 8px; height: 640px; width: 100% }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; font: 14px/22px ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; padding: 16px; white-space: pre-wrap }
@media (max-width: 720px) { .sides { display: flex; flex-direction: column-reverse; justify-content: flex-end } nav { border-right: 0 } main { border-bottom: 1px solid var(--line); padding: 16px } }`;

const time = (at: string): string => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

function drawList(mails: readonly StoredMail[], openId: string | undefined): string {
  const items = mails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="/dev/mail/${id}"${id === openId ? ' aria-current="true"' : ''}>${escapeHtml(subject)}<br><span class="quiet">${escapeHtml(to)} · ${time(at)}</span></a></li>`,
  );
  return `<nav aria-label="Mails"><ol>${items.join('')}</ol></nav>`;
}

function drawMail({ id, from, to, subject, at, text }: StoredMail, asText: boolean): string {
  const way = (label: string, query: string, isOpen: boolean): string =>
    `<a href="/dev/mail/${id}${query}"${isOpen ? ' aria-current="true"' : ''}>${label}</a>`;
  const body = asText
    ? `<pre>${escapeHtml(text)}</pre>`
    : `<iframe src="/dev/mail/${id}/html" title="The mail" sandbox="allow-top-navigation-by-user-activation"></iframe>`;
  return `<h2>${escapeHtml(subject)}</h2><p class="quiet">From ${escapeHtml(from)}<br>To ${escapeHtml(to)}<br>${time(at)}</p>
<div class="ways">${way('HTML', '', !asText)}${way('Plain text', '?as=text', asText)}</div>${body}`;
}

interface MailPage {
  mails: readonly StoredMail[];
  /** Which one is shown; null for an id that there is not. */
  open: StoredMail | null | undefined;
  asText: boolean;
  /** False: mail goes through a server, and none is kept here. */
  isKept: boolean;
}

/** The mails of the outbox as a page: a list, and one of them as HTML or as plain text. */
export function drawMailPage({ mails, open, asText, isKept }: MailPage): string {
  const empty = isKept
    ? '<h2>No mail yet</h2><p>What the product sends is kept here instead of being delivered.</p>'
    : '<h2>Mail is delivered</h2><p>SMTP_URL names a server, so mail goes there and none is kept here.</p>';
  const shown = open === null ? '<h2>No such mail</h2>' : open === undefined ? empty : drawMail(open, asText);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mail of the demo</title><style>${style}</style></head>
<body><header><h1>Mail of the demo</h1><p class="quiet">Nothing of this was delivered to anybody. <a href="/">Back to Sidekick</a></p></header>
<div class="sides">${drawList(mails, open?.id)}<main>${shown}</main></div></body></html>
`;
}
