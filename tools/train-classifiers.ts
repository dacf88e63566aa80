import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { encodeClassifier, type ClassifierFile } from '#server/platform/text-classifier/index.ts';
import { trainFairHousing } from './classifiers/fair-housing.ts';
import { trainIntents } from './classifiers/intents.ts';
import { readOptions, runProgram } from './command-line.ts';

const usage = `Usage: npm run train-classifiers [-- --check]

  --check  writes nothing, and fails where the stored weights are not those of the sentences`;

/** The folder of each classifier's weights, and what trains them. */
const classifiers: Record<string, () => Record<string, ClassifierFile>> = {
  'server/modules/fair-housing/weights': trainFairHousing,
  'server/modules/built-in-assistant/intents': trainIntents,
};

/** `npm run train-classifiers`: finds the weights of all text classifiers from their labelled sentences. */
export async function trainClassifiersProgram(args: readonly string[]): Promise<number> {
  const { check } = readOptions(args, { check: { type: 'boolean', default: false } }, usage);
  let stale = 0;
  for (const [folder, train] of Object.entries(classifiers))
    for (const [name, file] of Object.entries(train())) {
      const path = new URL(`../${folder}/${name}`, import.meta.url);
      const bytes = encodeClassifier(file);
      const stored = await readFile(path).catch(() => null);
      if (stored?.equals(bytes)) continue;
      stale += 1;
      console.log(
        check ? `${folder}/${name} is not what its sentences give: run npm run train-classifiers` : `${folder}/${name} written`,
      );
      if (check) continue;
      await mkdir(new URL('.', path), { recursive: true });
      await writeFile(path, bytes);
    }
  return check && stale > 0 ? 1 : 0;
}

if (import.meta.main) await runProgram(trainClassifiersProgram);
