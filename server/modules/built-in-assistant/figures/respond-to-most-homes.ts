/** "Which has the most 3 beds under 1m?" of places that stand side by side, or are named: how many homes for sale each has that fit. */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import { analysisAnswerSchema, ANALYSIS_TOOL, type AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { areaName, describeSearch } from '../answers/describe-search.ts';
import { count } from '../answers/format.ts';
import { countConditions } from '../question-parser/conditions.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { analysisOf, placesNamed } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';

const ONE = '(?:\\s+(?:one|city|town|area|neighborhood|place|of\\s+(?:them|these|those|the\\s+(?:two|three|four))))?';
const MOST = '(?<end>most|more|fewest|least|fewer|mas|menos)';
const questions = [
  new RegExp(
    `^(?:which|what|where)${ONE}\\s+(?:has|have|had|got|(?:is|are)\\s+there|would\\s+have|will\\s+have|do\\s+i\\s+find)\\s+(?:the\\s+)?${MOST}\\s+(?<homes>.+)$`,
  ),
  new RegExp(`^(?:cual|donde)\\s+(?:tiene|hay)\\s+${MOST}\\s+(?<homes>.+)$`),
];
/** The figure goes by the name of its place, so that none is taken for that of another. */
const countHomes = (place: string): string =>
  `return { figures: [{ figure: ${JSON.stringify(place)}, value: rows.length, unit: 'count' }], chart: null };`;
const MAX_WORDS = 20;

interface Asked {
  isFewest: boolean;
  places: readonly AreaFilter[];
  wanted: ListingSearch;
}

/** Null where homes without any condition are meant: that is a figure of their markets. */
async function readMostHomes(
  { english, previous }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<Asked | null> {
  const asked = fold(english)
    .replace(/^[\s¿¡]*(?:(?:and|so|ok(?:ay)?|now|y)[\s,]+)*|[\s?.!]+$/g, '')
    .trim();
  if (asked.split(/\s+/).length > MAX_WORDS) return null;
  const found = questions.map((pattern) => pattern.exec(asked)).find((one) => one !== null)?.groups;
  if (!found?.['homes']) return null;
  const parsed = await parse(`homes ${found['homes']}`);
  if (parsed.kind !== 'search' || parsed.unusedWords.length > 0) return null;
  const { areaFilter: _area, orderResultsBy: _order, ...wanted } = parsed.search;
  const named = placesNamed(parsed);
  const standing = previous?.market && previous.market.places.length > 1 ? previous.market.places : (previous?.markets ?? []);
  const places = named.length > 1 ? named : standing;
  if (places.length < 2 || countConditions(wanted) === 0 || wanted.propertyStatus?.includes('sold')) return null;
  return { places, wanted, isFewest: /^(?:fewest|least|fewer|menos)$/.test(found['end'] ?? '') };
}

/** Null: it could not be counted. */
function homesIn(found: AnalysisAnswer | undefined): number | null {
  if (found?.rowCount === 0) return 0;
  const counted = found?.figures[0]?.amount['count'];
  return typeof counted === 'number' ? counted : null;
}

export async function respondToMostHomes(step: Step, parse: (text: string) => Promise<ParsedQuestion>): Promise<Reply | null> {
  const { turn, texts } = step;
  const asked = await readMostHomes(turn, parse);
  if (!asked) return null;
  const { places, wanted, isFewest } = asked;
  const nameOf = (place: AreaFilter): string =>
    place.type === 'named-area' ? areaName(place, texts) : describeSearch({ areaFilter: place }, texts);
  const answers = turn.answers.filter(({ toolName }) => toolName === ANALYSIS_TOOL);
  if (answers.length === 0)
    return callTools(
      step,
      places.map((areaFilter) => analysisOf({ ...wanted, areaFilter }, countHomes(nameOf(areaFilter)))),
      texts.ranking.reading,
    );
  const counts = answers.map(({ value }) => homesIn(analysisAnswerSchema.safeParse(value).data));
  if (counts.includes(null)) return say(texts.sales.failed);
  const rows = places
    .map((place, at) => ({ place, homes: counts[at] ?? 0 }))
    .sort((one, other) => (isFewest ? one.homes - other.homes : other.homes - one.homes));
  const lines = rows.map(({ place, homes }) => `- **${nameOf(place)}**: ${count(homes)}`);
  const [first] = rows;
  const homes = describeSearch(wanted, texts);
  const way = first && first.homes > 0 ? askLink(texts.proposals.homesThat(homes, nameOf(first.place))) : '';
  return say([texts.figures.homesOfEach(homes), lines.join('\n'), way].filter(Boolean).join('\n\n'));
}
