import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../command-line.ts';

const MAX_SECRET_CHARACTERS = 8_192;

/** The secret of a feed: from MLS_SECRET, else asked for without showing it, else the first line of standard input. */
export async function readSecret(question: string): Promise<string> {
  const secret = (process.env['MLS_SECRET'] ?? (await askFor(question))).trim();
  if (secret === '' || secret.length > MAX_SECRET_CHARACTERS) throw new UsageError('The secret is empty or too long.');
  return secret;
}

async function askFor(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
