import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { decodeClassifier, encodeClassifier } from '#server/platform/text-classifier/index.ts';
import { fairHousingLessons } from './classifiers/fair-housing.ts';
import { intentLessons } from './classifiers/intents.ts';
import type { Lesson } from './classifiers/train.ts';
import { readOptions, runProgram } from './command-line.ts';

const usage = `Usage: npm run train-classifiers [-- --check]

  --check  writes nothing, and fails where the stored weights are not those of the sentences`;

/** The folder of each classifier's weights, and what they are learned from. */
const classifiers: Record<string, () => Record<string, Lesson>> = {
  'server/modules/fair-housing/weights': fairHousingLessons,
  'server/modules/built-in-assistant/intents': intentLessons,
};

/** A file that is missing, or cannot be read, has learned nothing. */
const isLearned = (path: URL, { learnedFrom }: Lesson): Promise<boolean> =>
  readFile(path)
    .then((stored) => decodeClassifier(stored).learnedFrom === learnedFrom)
    .catch(() => false);

/** `npm run train-classifiers`: finds the weights of all text classifiers from their labelled sentences, where these have changed. */
export async function trainClassifiersProgram(args: readonly string[]): Promise<number> {
  const { check } = readOptions(args, { check: { type: 'boolean', default: false } }, usage);
  let stale = 0;
  for (const [folder, lessons] of Object.entries(classifiers))
    for (const [name, lesson] of Object.entries(lessons())) {
      const path = new URL(`../${folder}/${name}`, import.meta.url);
      if (await isLearned(path, lesson)) continue;
      stale += 1;
      if (check) {
        console.log(`${folder}/${name} is not what its sentences give: run npm run train-classifiers`);
        continue;
      }
      await mkdir(new URL('.', path), { recursive: true });
      await writeFile(path, encodeClassifier(lesson.learn()));
      console.log(`${folder}/${name} written`);
    }
  return check && stale > 0 ? 1 : 0;
}

if (import.meta.main) await runProgram(trainClassifiersProgram);
