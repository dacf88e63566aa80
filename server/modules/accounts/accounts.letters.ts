import type { Letter } from '#server/platform/mail/index.ts';

export function resetCodeLetter(code: string): Letter {
  return {
    subject: 'Your code for a new password',
    preview: 'It works for 10 minutes.',
    blocks: [
      { kind: 'heading', text: 'Choose a new password' },
      { kind: 'paragraph', text: 'Type this code where you asked for it. It works once, for 10 minutes.' },
      { kind: 'code', text: code },
      {
        kind: 'note',
        text: 'If you did not ask for it, do nothing: your password stays as it is. Never tell the code to anybody.',
      },
    ],
  };
}

export function passwordChangedLetter(): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'If that was not you, choose a new one now.',
    blocks: [
      { kind: 'heading', text: 'Your password was changed' },
      { kind: 'paragraph', text: 'You were signed out everywhere else.' },
      { kind: 'note', text: 'If that was not you, choose a new password by “Forgot password?” on the login page.' },
    ],
  };
}
