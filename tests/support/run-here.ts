import { inspect } from 'node:util';
import { vi } from 'vitest';
import { endOf, type Program } from '../../tools/command-line.ts';

export interface EndedProgram {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program of the command line in this process: a tenth of what a process of its own costs. One at a time. */
export async function runHere(program: Program, args: readonly string[]): Promise<EndedProgram> {
  const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  const written = (spy: typeof out) =>
    spy.mock.calls
      .map((words) => `${words.map((word) => (typeof word === 'string' ? word : inspect(word))).join(' ')}\n`)
      .join('');
  for (const spy of [out, err]) spy.mockImplementation(() => {});
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await endOf(program, args);
    return { code, stdout: written(out), stderr: written(err) };
  } finally {
    for (const spy of [out, err, progress]) spy.mockRestore();
  }
}
