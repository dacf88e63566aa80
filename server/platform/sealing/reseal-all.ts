import type { Sealing } from './sealing.ts';

/** A sealed text that is stored, with the way to put another in its place. */
interface StoredSeal {
  sealed: string;
  context: string;
  /** False where it was changed meanwhile, which sealed it with the present key. */
  store: (anew: string) => Promise<boolean>;
}

/**
 * Seals with the present key what another one sealed.
 * @returns how many
 * @throws SealProblem where one opens with no key that is known; those before it are done
 */
export async function resealAll(sealing: Sealing, stored: readonly StoredSeal[]): Promise<number> {
  let count = 0;
  for (const { sealed, context, store } of stored) {
    const anew = await sealing.reseal(sealed, context);
    if (anew !== null && (await store(anew))) count += 1;
  }
  return count;
}
