import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/index.ts';
import { AppError } from '../errors/index.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;
export const IDEMPOTENCY_KEPT_HOURS = 24;

export interface IdempotentCall {
  userId: string;
  /** Method and path, ids included. */
  call: string;
  key: string;
  requestHash: string;
}

export function idempotentCallOf(userId: string, call: string, key: string, body: unknown): IdempotentCall {
  if (!KEY_PATTERN.test(key)) {
    throw new AppError('invalid_request', 'Idempotency-Key must be 1 to 200 visible ASCII characters.', {
      errors: [{ path: 'headers.idempotency-key', message: 'Must be 1 to 200 visible ASCII characters' }],
    });
  }
  return {
    userId,
    call,
    key,
    requestHash: createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest('base64'),
  };
}

/**
 * The answer that was given under this key, or undefined.
 * @throws AppError idempotency_key_reused when the key came with another body
 */
export async function findEarlierAnswer(
  db: Db | Tx,
  { userId, call, key, requestHash }: IdempotentCall,
): Promise<{ answer: unknown } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== requestHash) {
    throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used for a request with another body.');
  }
  return { answer: row.answer };
}

/**
 * Runs the writes of a creating call and keeps its answer in the same transaction, so that a repeat with the same key, even
 * after a crash, gets the first answer. A second call with the key waits on the row of the first.
 */
export async function onceInTransaction<Answer>(
  db: Db,
  clock: Clock,
  call: IdempotentCall,
  write: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({
        user_id: call.userId,
        call: call.call,
        key: call.key,
        request_hash: call.requestHash,
        answer: 'null',
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'call', 'key']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const earlier = await findEarlierAnswer(tx, call);
      if (earlier) return earlier.answer as Answer;
    }
    const answer = await write(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', call.userId)
      .where('call', '=', call.call)
      .where('key', '=', call.key)
      .execute();
    return answer;
  });
}

/** Forgets what was answered to a user. */
export async function forgetAnswersTo(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

/** Work under the same key one after the other, whether the one before succeeded or not; other keys side by side. */
export function createTurns(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    const forget = (): void => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  };
}

/** Forgets answers older than 24 hours. */
export async function forgetOldAnswers(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - IDEMPOTENCY_KEPT_HOURS * 3_600_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
