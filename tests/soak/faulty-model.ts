import { lastPrompt, type FakeRequest, type Reply, type Scenario } from '#tests/fakes/model/script.ts';

const WORDS = 40;

/** What the model answers in the end to the prompt of a number: no two answers are alike, so that none can be taken for another. */
export function answerTo(number: number): string {
  return wordsOf(number).join('');
}

function wordsOf(number: number): string[] {
  const ending = (index: number): string => (index === WORDS - 1 ? '.' : index % 10 === 9 ? '. ' : ' ');
  return Array.from({ length: WORDS }, (_, index) => `word${number}x${index}${ending(index)}`);
}

export const promptOf = (number: number): string => `scenario:soak number ${number}`;

/** What goes wrong the first time that a prompt comes: each kind as often as the others, and as often nothing. */
const faults: readonly ((words: readonly string[]) => Reply | undefined)[] = [
  () => undefined,
  () => [{ refuse: 500 }],
  () => [{ refuse: 429, retryAfterSeconds: 0 }],
  () => [{ cut: true }],
  (words) => [{ say: words.slice(0, 25), everyMs: 5 }, { cut: true }],
  () => [],
  (words) => [{ think: ['Let me see. '] }, { say: words, everyMs: 20 }],
];

/** A model that fails often, and answers when it is asked again. */
export function faultyModel(): Scenario {
  const asked = new Set<number>();
  return (request: FakeRequest) => {
    const number = Number(/number (\d+)/.exec(lastPrompt(request).text)?.[1]);
    const words = wordsOf(number);
    const fault = asked.has(number) ? undefined : faults[number % faults.length]?.(words);
    asked.add(number);
    return fault ?? [{ say: words, everyMs: 15 }];
  };
}
