import type { Me } from '#contract/accounts.ts';

/** Who came before knows the product. */
const SINCE = Date.parse('2025-01-01T00:00:00Z');

/**
 * Whether a user is still to be welcomed, as far as the account tells; the flag `welcome_flow` decides besides.
 * In development administrators are, too, and whoever asks for it in the address; a production build has no such way in.
 */
export function isWelcomeDue(me: Me, { development, search }: { development: boolean; search: string }): boolean {
  if (me.traits.includes('completed_welcome_message') || me.subscriptionStatus !== 'active') return false;
  if (Date.parse(me.createdAt) > SINCE) return true;
  return development && (me.roles.includes('admin') || new URLSearchParams(search).get('welcome') === 'true');
}
