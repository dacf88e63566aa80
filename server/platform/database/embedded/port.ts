import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const host = '127.0.0.1';

/** The port of last time when it is free, so that tools of yours keep working; else any free one. */
export async function choosePort(home: string): Promise<number> {
  const kept = Number(await readFile(portFile(home), 'utf8').catch(() => ''));
  const free = kept > 0 ? await listenOnce(kept) : undefined;
  const port = free ?? (await listenOnce(0));
  if (port === undefined) throw new Error(`no free port on ${host}`);
  return port;
}

export async function rememberPort(home: string, port: number): Promise<void> {
  await writeFile(portFile(home), String(port));
}

function portFile(home: string): string {
  return join(home, 'port');
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });
}
