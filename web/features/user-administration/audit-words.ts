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
};

export function actionWords(action: string): string {
  const plain = action.replaceAll('-', ' ');
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** E.g. `Method: password`. */
export function detailWords(details: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}: ${value}`)
    .join(' · ');
}
