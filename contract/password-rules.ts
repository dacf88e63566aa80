/** What a new password must be, in the order in which a form shows it. Without zod, so that a checklist can ask while somebody types. */
export const passwordRules: readonly { label: string; isMet: (password: string) => boolean }[] = [
  { label: 'At least 12 characters', isMet: (password) => password.length >= 12 },
  { label: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { label: 'A digit', isMet: (password) => /\d/.test(password) },
  { label: 'A special character: !@#$%^&*(),.?":{}|<>', isMet: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
  { label: 'No spaces', isMet: (password) => password !== '' && !/\s/.test(password) },
];

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every(({ isMet }) => isMet(password));
}
