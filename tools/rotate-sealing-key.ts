import { UsageError, readArguments, runProgram } from './command-line.ts';
import { withDependencies } from './with-dependencies.ts';

const usage = `Usage: npm run rotate-sealing-key

Seals with SEALING_KEY everything that is kept sealed with the key before it: credentials of feeds, tokens of connected apps, secrets of
authenticator apps. Start every node with the new SEALING_KEY and with the old one as SEALING_KEY_PREVIOUS first (a key in
DATA_DIR/sealing.key counts as one before by itself); afterwards the old one can go. Run again, it goes on where it was cut off.`;

/** `npm run rotate-sealing-key`. */
export async function rotateSealingKeyProgram(args: readonly string[]): Promise<void> {
  const { positionals } = readArguments(args, {}, usage);
  if (positionals.length > 0) throw new UsageError(usage);
  await withDependencies(async ({ modules, settings }) => {
    if (settings.SEALING_KEY === undefined) throw new UsageError(`SEALING_KEY is not set.\n\n${usage}`);
    for (const { name, reseal } of modules) if (reseal) console.log(`${name}: ${await reseal()} sealed anew`);
  });
  console.log('Nothing is sealed with an earlier key any more.');
}

if (import.meta.main) await runProgram(rotateSealingKeyProgram);
