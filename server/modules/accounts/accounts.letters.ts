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

export function identityCodeLetter(code: string): Letter {
  return {
    subject: 'Your code to confirm that it is you',
    preview: 'It works for 10 minutes.',
    blocks: [
      { kind: 'heading', text: 'Confirm that it is you' },
      { kind: 'paragraph', text: 'Type this code in Settings, Security, where you asked for it. It works once, for 10 minutes.' },
      { kind: 'code', text: code },
      {
        kind: 'note',
        text: 'If you did not ask for it, somebody else may be logged in as you: look at “Where you are signed in” there. Never tell the code to anybody.',
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

const factorWords = { authenticator: 'An authenticator app', passkey: 'A passkey' } as const;
const notYou = 'If that was not you, change your password now and look at “Where you are signed in” in Settings, Security.';

export function secondFactorAddedLetter(kind: keyof typeof factorWords): Letter {
  return {
    subject: `${factorWords[kind]} was added to your account`,
    preview: 'From now on it is asked for when you log in with your password.',
    blocks: [
      { kind: 'heading', text: `${factorWords[kind]} was added` },
      { kind: 'paragraph', text: 'From now on a second step is asked for when you log in with your password.' },
      { kind: 'note', text: notYou },
    ],
  };
}

export function secondFactorRemovedLetter(kind: keyof typeof factorWords): Letter {
  return {
    subject: `${factorWords[kind]} was removed from your account`,
    preview: 'It is not asked for any more.',
    blocks: [
      { kind: 'heading', text: `${factorWords[kind]} was removed` },
      { kind: 'paragraph', text: 'It is not asked for any more when you log in.' },
      { kind: 'note', text: notYou },
    ],
  };
}

export function recoveryCodeUsedLetter(left: number): Letter {
  return {
    subject: 'A recovery code was used to log in',
    preview: `${left} of your codes are left.`,
    blocks: [
      { kind: 'heading', text: 'A recovery code was used' },
      { kind: 'paragraph', text: `${left} of your codes are left. Settings, Security makes new ones.` },
      { kind: 'note', text: notYou },
    ],
  };
}

export function newDeviceLetter({ device, address, at }: { device: string; address: string | null; at: Date }): Letter {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'Your account was used on a new device',
    preview: `${device}, ${when}`,
    blocks: [
      { kind: 'heading', text: 'Somebody logged in on a new device' },
      { kind: 'paragraph', text: `${device}${address === null ? '' : ` at ${address}`}, ${when}.` },
      { kind: 'note', text: `If it was you, there is nothing to do. ${notYou}` },
    ],
  };
}

/** To who is given an account by an administrator. */
export function invitationLetter({ origin, email }: { origin: string; email: string }): Letter {
  return {
    subject: 'Your Sidekick account is ready',
    preview: 'Choose a password, then log in.',
    blocks: [
      { kind: 'heading', text: 'Your account is ready' },
      {
        kind: 'paragraph',
        text: `An administrator made you an account. You log in as ${email}. Have a code sent, and choose a password by it.`,
      },
      { kind: 'button', label: 'Choose a password', url: `${origin}/forgot-password?email=${encodeURIComponent(email)}` },
      { kind: 'note', text: 'If you did not expect this, do nothing: nobody can log in before a password is chosen.' },
    ],
  };
}

/** To both addresses. */
export function emailChangedLetter({ before, after }: { before: string; after: string }): Letter {
  return {
    subject: 'The e-mail of your Sidekick account was changed',
    preview: `You log in as ${after} now.`,
    blocks: [
      { kind: 'heading', text: 'Your e-mail was changed' },
      {
        kind: 'paragraph',
        text: `An administrator changed it from ${before} to ${after}. You were signed out everywhere; log in with the new one.`,
      },
      { kind: 'note', text: 'If you did not expect this, ask whoever runs Sidekick for you.' },
    ],
  };
}

export function secondFactorsTakenLetter(): Letter {
  return {
    subject: 'Two-step login was turned off for your account',
    preview: 'An administrator did that.',
    blocks: [
      { kind: 'heading', text: 'Two-step login was turned off' },
      {
        kind: 'paragraph',
        text: 'An administrator removed your authenticator app, passkeys and recovery codes. You were signed out everywhere. Your password alone logs you in now; Settings, Security sets up a second step again.',
      },
      { kind: 'note', text: 'If you did not ask for this, tell whoever runs Sidekick for you.' },
    ],
  };
}
