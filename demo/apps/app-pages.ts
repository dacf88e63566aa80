import { escapeHtml } from '#server/platform/mail/index.ts';
import { page } from '../provider/draw-page.ts';
import type { Kept } from './kept.ts';

interface ConsentPage {
  /** The app’s. */
  name: string;
  /** Where the choice is sent. */
  action: string;
  wants: readonly string[];
}

/** Asks whether Sidekick may, where a real provider asks for a password first. */
export function drawConsentPage({ name, action, wants }: ConsentPage): string {
  const lines = wants.map((want) => `<li>${escapeHtml(want)}</li>`).join('');
  return page(
    `Connect ${name}`,
    `<p>This page of the demo stands in for that of ${escapeHtml(name)}. Sidekick asks to:</p><ul>${lines}</ul>
<form method="post" action="${escapeHtml(action)}"><button name="choice" value="allow">Allow</button><button class="cancel" name="choice" value="">Cancel</button></form>`,
  );
}

/** What Sidekick has put there. */
export function drawKeptPage(name: string, kept: readonly Kept[]): string {
  const entries = kept.map(({ heading, rows }) => {
    const facts = rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
    return `<h2>${escapeHtml(heading)}</h2><dl>${facts}</dl>`;
  });
  const lead = `<p>This page of the demo stands in for ${escapeHtml(name)}. It keeps what Sidekick puts there until the demo stops.</p>`;
  return page(name, lead + (entries.length > 0 ? entries.join('') : '<p>There is nothing yet.</p>'));
}
