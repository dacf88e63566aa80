/** What an agent told of a home beside its facts, in sentences: what each language has a sentence for, then the things in groups. */
import { say } from './frames.ts';
import type { CopyTone } from './request.ts';
import type { Choose } from './seed.ts';
import { capital } from './text.ts';
import type { CopyWords } from './words.ts';

const THINGS_A_SENTENCE = 4;

/** @param phrases in the words of the language */
export function toldSentences(
  phrases: readonly string[],
  words: CopyWords,
  { tone, choose }: { tone: CopyTone; choose: Choose },
) {
  const sentences = phrases.flatMap((phrase) => words.told.sentence(phrase) ?? []);
  const things = phrases.filter((phrase) => words.told.sentence(phrase) === null).map(words.told.thing);
  const groups = Array.from({ length: Math.ceil(things.length / THINGS_A_SENTENCE) }, (_, at) =>
    things.slice(at * THINGS_A_SENTENCE, (at + 1) * THINGS_A_SENTENCE),
  );
  const said = groups.reduce<string[]>((before, group, at) => {
    const text = say(words.told.frames(group), { tone, choose, topic: `told-${at}`, after: before.at(-1) });
    return text === null ? before : [...before, capital(text)];
  }, []);
  return [...said, ...sentences];
}
