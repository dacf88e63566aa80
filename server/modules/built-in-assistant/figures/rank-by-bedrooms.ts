/** "Cheapest neighborhoods in Oakland for 3br": areas in the order of a figure of the sales with so many bedrooms, which no ranking is narrowed to. */
import { askLink } from '#contract/reply-links.ts';
import { marketLimits } from '#contract/market.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import type { RankingRequest } from '#server/modules/market/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { withExactBedrooms } from '../analysis/homes-of-picture.ts';
import { amountInWords, valueOf } from '../analysis/tell-analysis.ts';
import { plain } from '../answers/format.ts';
import { recipeOf, type NarrowedFigure } from '../narrowed-market/narrowed-recipe.ts';
import type { Bedrooms } from '../question-parser/market-narrowing.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { analysisOf, homesInWords, lastYear, salesOf } from '../sales/sales-rows.ts';

const USUAL_LIMIT = 5;

/** How many bedrooms a question about areas names; null where none, or of leases. */
export async function bedroomsRanked(
  english: string,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<Bedrooms | null> {
  const parsed = await parse(english);
  if (parsed.kind === 'market') return parsed.question.isLease ? null : (parsed.question.narrowing?.bedroomsCount ?? null);
  if (parsed.kind !== 'search' || parsed.search.listingTransactionType === 'lease') return null;
  return withExactBedrooms(parsed.search, english).bedroomsCount ?? null;
}

const isNarrowed = (figure: RankingRequest['figure']): figure is NarrowedFigure => figure in recipeOf;

/** The same rule as in market figures: an area with fewer sales has no place in the order. */
function code(figure: NarrowedFigure, part: RankingRequest['part'], isHighest: boolean, limit: number): string {
  const { of, unit, digits } = recipeOf[figure];
  return `const areas = new Map();
for (const row of rows) { const name = row.${part === 'city' ? 'city' : 'neighborhood'}; if (name) areas.set(name, [...(areas.get(name) ?? []), row]); }
const told = [...areas].map(([figure, some]) => ({ figure, values: some.map((row) => ${of}).filter((value) => value !== null) }))
  .filter(({ values }) => values.length >= ${marketLimits.sales})
  .map(({ figure, values }) => ({ figure, value: round(median(values), ${digits}), unit: ${JSON.stringify(unit)}, n: values.length }))
  .sort((one, other) => ${isHighest ? 'other.value - one.value' : 'one.value - other.value'}).slice(0, ${limit});
return { figures: told, chart: null };`;
}

/** Null where the figure is none of single sales. */
export function rankByBedrooms(step: Step, ranked: RankingRequest, bedrooms: Bedrooms, today: string): Reply | null {
  const { turn, texts } = step;
  const { areaFilter, figure, order, propertyTypes, limit = USUAL_LIMIT } = ranked;
  const part = ranked.part ?? 'neighborhood';
  if (!isNarrowed(figure) || !areaFilter) return null;
  const period = lastYear(today);
  const homes = { propertyTypes: propertyTypes ?? null, narrowing: { bedroomsCount: bedrooms } };
  const answered = answerTo(turn, ANALYSIS_TOOL);
  if (!answered)
    return callTools(
      step,
      [analysisOf(salesOf(areaFilter, { ...homes, period }), code(figure, part, order === 'highest', limit ?? USUAL_LIMIT))],
      texts.ranking.reading,
    );
  const { data } = analysisAnswerSchema.safeParse(answered.value);
  if (!data || data.problem !== null) return say(texts.ranking.failed);
  const { ranking: words, market, proposals, common } = texts;
  const area = plain(placeInWords(areaFilter, texts));
  const span = common.span(period.startAt, period.endAt);
  const lines = data.figures.flatMap((one, at) => {
    const told = valueOf(one.amount) === null ? null : amountInWords(one, texts);
    const sales = market.sales(Number(one.amount['n'] ?? 0), false);
    return told === null ? [] : `${at + 1}. ${plain(one.name)}: **${told}** (${sales})`;
  });
  if (lines.length === 0) return say(words.noneOfThose(area, part));
  return say(
    [
      words.openingOf(
        words.figures[figure](order === 'highest'),
        area,
        part,
        market.counted(homesInWords(homes, texts), false, span),
      ),
      lines.join('\n'),
      `${words.onlyThose} ${words.onlyFigures}`,
      askLink(proposals.market(area)),
    ].join('\n\n'),
  );
}
