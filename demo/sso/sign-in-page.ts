import { escapeHtml } from '#server/platform/mail/index.ts';
import { page } from '../provider/draw-page.ts';
import type { Person } from './people.ts';

interface SignInPage {
  /** The provider’s. */
  name: string;
  /** Where the choice is sent. */
  action: string;
  people: readonly Person[];
}

/** Asks who one is, where a real provider asks for a password. */
export function drawSignInPage({ name, action, people }: SignInPage): string {
  const buttons = people.map(
    ({ subject, name: called, email, about }) =>
      `<button name="person" value="${escapeHtml(subject)}">${escapeHtml(called)}<small>${escapeHtml(email)}, ${escapeHtml(about)}</small></button>`,
  );
  return page(
    `Sign in to ${name}`,
    `<p>This page of the demo stands in for that of ${escapeHtml(name)}. Choose who you are.</p>
<form method="post" action="${escapeHtml(action)}">${buttons.join('')}<button class="cancel" name="person" value="">Cancel</button></form>`,
  );
}

export function drawWrongLinkPage(name: string): string {
  return page(`Sign in to ${name}`, '<p>This link is not complete. Go back to the login page and try again.</p>');
}
