import { StartProblem } from '#server/platform/database/embedded/index.ts';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'it did not answer in time',
  ECONNRESET: 'it broke the connection off',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '42501': 'the user may not create tables and extensions in it',
};

/** Why the server at DATABASE_URL cannot be used, as a sentence without the address, which holds a password. */
export function explainConnectError(error: unknown): unknown {
  // Callers of a running server are told that it is busy; what happened stands behind that.
  if (error instanceof Error && error.cause instanceof Error) return explainConnectError(error.cause);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isTimeout = error instanceof Error && /timeout/i.test(error.message);
  const reason = reasons[code] ?? (isTimeout ? reasons['ETIMEDOUT'] : undefined);
  return reason ? new StartProblem(`The PostgreSQL server in DATABASE_URL cannot be used: ${reason}.`) : error;
}
