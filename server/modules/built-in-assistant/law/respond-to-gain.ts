/** "How much capital gains will they owe?": the general federal rule with its source, over the figures that were named. No bill is worked out. */
import { z } from 'zod';
import { dollars } from '../answers/format.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { CALCULATE_TOOL } from '../results/sums/standing-sum.ts';
import { readGain, type Gain } from './read-gain.ts';
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

/** 26 U.S.C. § 121(b): what is left out of income at most. */
const EXCLUDED_DOLLARS = { couple: 500_000, single: 250_000 } as const;

const differenceSchema = z.object({ difference: z.object({ value: z.number() }) });

/** Null where something else is asked. */
export function respondToGain(step: Step, parsed: ParsedQuestion): Reply | null {
  const { turn, texts } = step;
  const folded = fold(turn.question);
  if (parsed.kind === 'write' || !ofGain.test(folded)) return null;
  const gain = readGain(folded);
  return gain ? overFigures(step, gain) : say(texts.talk.gain);
}

function overFigures(step: Step, { boughtDollars, soldDollars, filing }: Gain): Reply {
  const { turn, texts } = step;
  const gainDollars = soldDollars - boughtDollars;
  const excludedDollars = filing && EXCLUDED_DOLLARS[filing];
  const differences = [[soldDollars, boughtDollars], ...(excludedDollars === null ? [] : [[gainDollars, excludedDollars]])];
  const answers = turn.answers.filter(({ toolName }) => toolName === CALCULATE_TOOL);
  if (answers.length === 0)
    return callTools(
      step,
      differences.map((amounts) => ({ toolName: CALCULATE_TOOL, input: { operation: 'difference', amounts, unit: 'dollars' } })),
      texts.law.working,
    );
  const told = answers.map(({ value }) => differenceSchema.safeParse(value).data?.difference.value);
  const [gain, rest] = told;
  if (gain === undefined) return say(texts.talk.gain);
  const { law } = texts;
  const first = law.gainIs({ bought: dollars(boughtDollars), sold: dollars(soldDollars), gain: dollars(gain) });
  if (excludedDollars === null || rest === undefined) return say(`${first}\n\n${texts.talk.gain}`);
  const isCovered = gainDollars <= excludedDollars;
  const leftOut = law.leftOut(filing === 'couple', dollars(excludedDollars), isCovered ? null : dollars(rest));
  return say([first, leftOut, law.gainDecides].join('\n\n'));
}
