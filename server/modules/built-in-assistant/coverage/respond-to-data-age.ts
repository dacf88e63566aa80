/** Since when there are sales, and when what is for sale was last changed: of the place that is asked about, else of all. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { coverageAnswerSchema, type CoverageAnswer } from '#server/modules/listings/index.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { placesNamed } from '../sales/sales-rows.ts';
import { asksDataAge, namesNothing } from './read-data-age.ts';
import { COVERAGE_TOOL } from './respond-to-coverage.ts';

/** Null where nobody asks for it, or it is asked of a home. */
export async function respondToDataAge(
  step: Step,
  { parse }: { parse: (text: string) => Promise<ParsedQuestion> },
): Promise<Reply | null> {
  const { turn, texts } = step;
  const { opened, market } = turn.previous ?? {};
  if (!asksDataAge(turn.question) || (opened && namesNothing(turn.question))) return null;
  if (!answerTo(turn, COVERAGE_TOOL))
    return callTools(step, [{ toolName: COVERAGE_TOOL, input: { withChanges: true } }], texts.coverage.reading);
  const { data } = coverageAnswerSchema.safeParse(answerTo(turn, COVERAGE_TOOL)?.value);
  if (!data) return say(texts.coverage.failed);
  if (data.cities.length === 0) return say(texts.coverage.nothing);
  const named = placesNamed(await parse(turn.english));
  const cities = (named.length > 0 ? named : (market?.places ?? [])).flatMap((place) => cityIn(place, data) ?? []);
  return say(composeDataAge(cities, data, texts));
}

type City = CoverageAnswer['cities'][number];

export function cityIn(place: AreaFilter, { cities }: CoverageAnswer): City | null {
  if (place.type !== 'named-area') return null;
  const name = place.nameType === 'city' ? place.name : (place.context?.city ?? '');
  return cities.find(({ area }) => fold(area.replace(/, [A-Z]{2}$/, '')) === fold(name)) ?? null;
}

/** "2024-01-15" of dates; undefined where none is known. */
const earliest = (dates: readonly (string | null)[]) => dates.filter((date) => date !== null).toSorted()[0];
const latest = (dates: readonly (string | null)[]) =>
  dates
    .filter((date) => date !== null)
    .toSorted()
    .at(-1);

function composeDataAge(
  named: readonly City[],
  { cities, cityCount }: CoverageAnswer,
  { coverage: words, common }: Texts,
): string {
  const day = (date: string | null | undefined): string | null => (date == null ? null : `**${common.day(date)}**`);
  const ofEach = named.map(({ area, earliestSaleOn, latestChangeOn }) =>
    words.ageOf(plain(area), day(earliestSaleOn), day(latestChangeOn)),
  );
  const [first, last] = [earliest(cities.map((one) => one.earliestSaleOn)), latest(cities.map((one) => one.latestChangeOn))];
  const ofAll = cities.length > named.length ? words.ageOfAll(cityCount > cities.length, day(first), day(last)) : '';
  return [...ofEach, ofAll, words.howFresh].filter(Boolean).join('\n\n');
}
