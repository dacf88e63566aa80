import { scopes, type Scope } from '#contract/scopes.ts';
import type { Letter } from '#server/platform/mail/index.ts';

/** Tells the owner of an account that a program was let in. */
export function programLetter(of: { program: string; scopes: readonly Scope[]; origin: string }): Letter {
  return {
    subject: `${of.program.replaceAll(/\s+/g, ' ')} can use your Sidekick account`,
    preview: 'You can end this at any time.',
    blocks: [
      { kind: 'heading', text: 'A program was let into your account' },
      { kind: 'paragraph', text: `${of.program} may now:` },
      { kind: 'facts', rows: of.scopes.map((scope, at) => [`${at + 1}.`, scopes[scope]]) },
      { kind: 'button', label: 'See who has access', url: `${of.origin}/dashboard?settings_modal=connected-apps` },
      { kind: 'note', text: 'If that was not you, end its access there and change your password.' },
    ],
  };
}
