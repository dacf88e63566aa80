import { createServer } from 'node:net';
import { StartProblem } from '#server/platform/database/embedded/index.ts';

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens there already, perhaps this one. Stop it, or choose another port',
  EACCES: 'this user may not listen there. Choose a port above 1023',
  EADDRNOTAVAIL: 'this machine does not have that address. Choose another HOST',
};

/** Why a server cannot listen, as a sentence; other errors stay as they are. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  if (!reason) return error;
  return new StartProblem(
    `Cannot listen on ${host}, port ${port}: ${reason}, e.g. PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
  );
}

/**
 * Finds out that the port is taken before anything is started or changed.
 * @throws StartProblem
 */
export async function ensurePortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen({ host, port }, resolve));
  } catch (error) {
    throw explainListenError(error, host, port);
  } finally {
    probe.close();
  }
}
