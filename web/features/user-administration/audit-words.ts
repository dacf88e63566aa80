/** What an entry of the audit log says to a person: `sso-linked` is not for reading. */
const words: Readonly<Record<string, string>> = {
  'sign-in': 'Logged in',
  'sign-in-failed': 'Login failed',
  'sign-out': 'Logged out',
  'session-ended': 'Session ended',
  'sessions-ended': 'Sessions ended',
  'sso-linked': 'Provider linked',
  'user-created': 'Account created',
  'user-changed': 'Account changed',
  'user-disabled': 'Account disabled',
  'user-enabled': 'Account enabled',
  'email-changed': 'E-mail changed',
  'oauth-access-granted': 'Program let in',
  'oauth-access-denied': 'Program turned away',
  'oauth-access-ended': 'Access of a program ended',
  'oauth-tokens-issued': 'Program given its tokens',
  'oauth-reuse-detected': 'Code or token of a program used twice',
};

export function actionWords(action: string): string {
  const plain = action.replaceAll('-', ' ');
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** E.g. `method: password`; ids are for programs. */
export function detailWords(details: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(details)
    .filter(([name]) => !name.endsWith('Id'))
    .map(([name, value]) => `${name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}: ${value}`)
    .join(' · ');
}
