/** "How much capital gains will they owe?": the general federal rule with its source. No bill is worked out. */
import { textsIn } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ofGain = inLines()`
  \b(?:
    cap(?:ital)?\s*gains?|gains?\s+tax(?:es)?
    |tax(?:es|ed)?\s+on\s+(?:(?:the|my|their|his|her)\s+)?(?:gains?|profits?)
    |section\s+121|home[\s-]sale\s+exclusion|ganancias?\s+(?:de\s+)?capital
    |impuestos?\s+(?:sobre|por)\s+la\s+ganancia
    |plusvalia
  )\b
`;

/** Null where something else is asked. */
export function respondToGain({ question, language }: Turn, parsed: ParsedQuestion): { say: string } | null {
  return parsed.kind !== 'write' && ofGain.test(fold(question)) ? { say: textsIn(language).talk.gain } : null;
}
