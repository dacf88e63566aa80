import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ChallengeName } from '#contract/accounts.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Sealing } from '#server/platform/sealing/index.ts';
import type { UserRow } from './users.queries.ts';

const VALID_MINUTES = 10;

const challengeSchema = z.object({ userId: z.uuid(), credentials: z.string(), expiresAt: z.iso.datetime() });
export type Challenge = z.infer<typeof challengeSchema>;

/**
 * What has to be done between a right password and a session. A challenge is a sealed note that the browser carries: it is tied to the
 * password that was typed, so that it ends with it.
 */
export interface Challenges {
  /** Makes the handle of a challenge, good for 10 minutes. */
  issue: (name: ChallengeName, user: UserRow) => Promise<string>;
  /** @throws AppError challenge_expired for a handle that is made up, of another challenge or too old */
  open: (name: ChallengeName, handle: string) => Promise<Challenge>;
  /** Whether the user still has the password with which the challenge began. */
  isFor: (challenge: Challenge, user: UserRow) => boolean;
}

export function createChallenges({ sealing, clock }: { sealing: Sealing; clock: Clock }): Challenges {
  return {
    issue(name, user) {
      const expiresAt = new Date(clock.now().getTime() + VALID_MINUTES * 60_000).toISOString();
      const challenge: Challenge = { userId: user.id, credentials: credentialsOf(user), expiresAt };
      return sealing.seal(JSON.stringify(challenge), `challenge:${name}`);
    },

    async open(name, handle) {
      const expired = new AppError('challenge_expired', 'Your session has expired. Log in again.');
      const text = await sealing.open(handle, `challenge:${name}`).catch(() => {
        throw expired;
      });
      const challenge = challengeSchema.parse(JSON.parse(text));
      if (new Date(challenge.expiresAt) <= clock.now()) throw expired;
      return challenge;
    },

    isFor: (challenge, user) => challenge.userId === user.id && challenge.credentials === credentialsOf(user),
  };
}

/** Names the password that a user has, without telling anything of it. */
function credentialsOf({ id, password_hash: passwordHash }: UserRow): string {
  return createHash('sha256').update(`${id} ${passwordHash}`).digest('base64url');
}
