import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { SettingsProblem } from '#server/platform/config/index.ts';
import { StartProblem } from '#server/platform/database/embedded/index.ts';
import { SealProblem } from '#server/platform/sealing/index.ts';

/** What the user has to fix; its message is all that is printed, and the program ends with 2. */
export class UsageError extends Error {}

/** Asked how it is used, a program prints this and ends with 0. */
export class Help extends Error {}

/** A program of the command line: answers its exit code, which is 0 where it answers nothing. */
export type Program = (args: readonly string[]) => Promise<number | void>;

/**
 * The options and words of a program; `--help` is one of each.
 * @throws UsageError that ends with the usage, where it knows an option not
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help: { type: 'boolean' } } });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
  if ('help' in parsed.values && parsed.values.help === true) throw new Help(usage);
  return parsed;
}

/** As `readArguments`, for a program that takes options alone. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  const { values, positionals } = readArguments(args, options, usage);
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')} is too much.\n\n${usage}`);
  return values;
}

/** How a program ends: with its own exit code, 2 and a sentence for what people can fix, 1 and the stack for a fault of ours. */
export async function endOf(program: Program, args: readonly string[]): Promise<number> {
  try {
    return (await program(args)) ?? 0;
  } catch (error) {
    if (error instanceof Help) {
      console.log(error.message);
      return 0;
    }
    if (isDiskFull(error)) {
      console.error(
        'There is no room left on the disk of the database. Make room there and try again; what was stored before stays.',
      );
      return 1;
    }
    const isForPeople = [UsageError, SettingsProblem, StartProblem, SealProblem].some((kind) => error instanceof kind);
    console.error(isForPeople && error instanceof Error ? error.message : error);
    return isForPeople ? 2 : 1;
  }
}

/** PostgreSQL's `disk_full`. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

/** Runs a program with the arguments of this process. */
export async function runProgram(program: Program): Promise<void> {
  process.exitCode = await endOf(program, process.argv.slice(2));
}
