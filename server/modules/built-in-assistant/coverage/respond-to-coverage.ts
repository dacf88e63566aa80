/** Where the user has listings: the cities with what is for sale in each, and the MLS sources. */
import { coverageAnswerSchema, type CoverageAnswer } from '#server/modules/listings/index.ts';
import { composeOtherAnswer } from '../answers/other-answers.ts';
import { count, plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { asksCoverage } from './read-coverage.ts';

export const COVERAGE_TOOL = 'list_covered_places';

/** A longer list is for a page of its own. */
const MAX_CITIES = 12;
const MAX_CITIES_BESIDE = 6;

const covered = (step: Step): CoverageAnswer | null =>
  coverageAnswerSchema.safeParse(answerTo(step.turn, COVERAGE_TOOL)?.value).data ?? null;

/** Null where nobody asks which places there are. */
export function respondToCoverage(step: Step): Reply | null {
  const { turn, texts } = step;
  if (!asksCoverage(turn.question)) return null;
  if (!answerTo(turn, COVERAGE_TOOL)) return callTools(step, [{ toolName: COVERAGE_TOOL, input: {} }], texts.coverage.reading);
  const found = covered(step);
  return say(found ? composeCoverage(found, texts) : texts.coverage.failed);
}

export function composeCoverage({ cities, cityCount, mlsSources }: CoverageAnswer, { coverage: words }: Texts): string {
  if (cities.length === 0) return words.nothing;
  const shown = cities.slice(0, MAX_CITIES);
  const lines = shown.map(({ area, activeCount, recordCount }) => `- ${plain(area)}: ${words.counts(activeCount, recordCount)}`);
  return [
    words.cities(cityCount),
    lines.join('\n'),
    cityCount > shown.length ? words.more : '',
    words.sources(mlsSources.map(plain)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The largest cities that there are listings in. */
export function composeInstead({ cities, cityCount }: CoverageAnswer, { coverage: words }: Texts): string {
  const named = cities.slice(0, MAX_CITIES_BESIDE).map(({ area, activeCount }) => words.inShort(plain(area), count(activeCount)));
  return words.instead(named, cityCount > named.length);
}

const asksBack = (text: string): Reply => ({ ...say(text), unclear: 'asked-back' });

/** A place that no listings are in, and where there are some instead. */
export function askWithCoverage(step: Step, parsed: Extract<ParsedQuestion, { question: 'unknown-place' }>): Reply {
  const { turn, texts, options } = step;
  const plainly = composeOtherAnswer(parsed, { question: turn.question, previous: turn.previous }, texts);
  const isOffered = options.tools?.some(({ name }) => name === COVERAGE_TOOL) === true;
  if (!isOffered || (parsed.near ?? []).length > 0 || !plainly.includes(plain(parsed.phrase))) return asksBack(plainly);
  if (!answerTo(turn, COVERAGE_TOOL)) return callTools(step, [{ toolName: COVERAGE_TOOL, input: {} }], texts.coverage.reading);
  const found = covered(step);
  if (!found || found.cities.length === 0) return asksBack(plainly);
  const phrase = plain(parsed.phrase);
  const none = /, [A-Z]{2}$/.test(phrase) ? texts.coverage.noneIn(phrase) : texts.asking.unknownPlace(phrase);
  return asksBack([none, composeInstead(found, texts), texts.asking.whichArea].join(' '));
}
