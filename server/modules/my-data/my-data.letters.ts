import type { Letter } from '#server/platform/mail/index.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const addressOf = (origin: string): string => `${origin}/dashboard?settings_modal=my-data`;

export function exportReadyLetter(origin: string): Letter {
  return {
    subject: 'Your data is ready',
    preview: 'The link works for 24 hours.',
    blocks: [
      { kind: 'heading', text: 'Your data is ready' },
      { kind: 'paragraph', text: 'The copy that you asked for can be downloaded for 24 hours, by you alone: sign in first.' },
      { kind: 'button', label: 'Download it', url: addressOf(origin) },
      { kind: 'note', text: 'If you did not ask for it, change your password and see where you are signed in.' },
    ],
  };
}

export function deletionLetter(origin: string, eraseAt: Date): Letter {
  return {
    subject: 'Your account will be erased',
    preview: `On ${day.format(eraseAt)}. Until then you can undo it.`,
    blocks: [
      { kind: 'heading', text: 'Your account will be erased' },
      {
        kind: 'paragraph',
        text: `On ${day.format(eraseAt)} everything that is stored about you is deleted for good. Until then your account works, and you can undo it.`,
      },
      { kind: 'button', label: 'Keep my account', url: addressOf(origin) },
      { kind: 'note', text: 'If that was not you, undo it and change your password.' },
    ],
  };
}

export function erasedLetter({ isAskedByOwner }: { isAskedByOwner: boolean }): Letter {
  return {
    subject: 'Your account was erased',
    preview: 'Nothing is left but the log of what was done to the account.',
    blocks: [
      { kind: 'heading', text: 'Your account was erased' },
      {
        kind: 'paragraph',
        text: `${isAskedByOwner ? 'As you asked' : 'By an administrator'}, everything that was stored about you is deleted. What remains is the log of acts, such as sign-ins and this erasure, which holds neither texts nor your name.`,
      },
    ],
  };
}
