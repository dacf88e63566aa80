import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/**
 * Does work for a user. What has to be shared out fairly (connections, image work) asks for whom it is done; handing the user through
 * every function on the way to a query would be the alternative.
 */
export function actingFor<Result>(userId: string, work: () => Result): Result {
  return acting.run(userId, work);
}

/** For whom the work under way is done; undefined for work of our own. */
export function actingUserId(): string | undefined {
  return acting.getStore();
}
