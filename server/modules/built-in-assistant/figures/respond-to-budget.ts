/** "What can my buyer get for 700k in Oakland vs Berkeley": how many homes up to it are for sale in each, and how large they are. */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import { placeInWords } from '../analysis/areas.ts';
import { withExactBedrooms } from '../analysis/homes-of-picture.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { count, dollars, plain } from '../answers/format.ts';
import { inEnglish } from '../language.ts';
import { countConditions } from '../question-parser/conditions.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { activeOf, analysisOf, figuresInOrder, hasAnalysis, placesNamed, type ToldFigures } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asks = inLines()`
  ^\W*(?:(?:and|so|ok(?:ay)?|now|y)[\s,]+)*(?:
    (?:what|how\s+much)(?:'?s)?\b.*\d.*\b(?:get|gets|buy|buys|afford)\b
    |(?:what|how\s+much)\b.*\b(?:get|gets|buy|buys|afford)\b.*\d
    |que\b.*\b(?:compr\w+|consig\w+|alcanza|encuentr\w+)\b.*\d
    |(?:para\s+)?que\s+alcanza\b.*\d
  )
`;
/** A payment, an income and a kind of loan lead to a price first. */
const ofIncome = /\b(?:income|salary|makes?|making|earns?|down|payment|a\s+month|mo|rate|loan|ingresos?|enganche|gana\w*)\b/;
const standSide = /\b(?:each|both|either|the\s+two|them|those|cada\s+un[ao]|ambas|ambos|las\s+dos)\b/;
const figures = ['homes', 'beds', 'sqFt', 'price'] as const;

interface Budget {
  dollars: number;
  places: readonly AreaFilter[];
  homes: Pick<ListingSearch, 'propertyTypes' | 'bedroomsCount'>;
}

type Parse = (text: string) => Promise<ParsedQuestion>;
const isAsked = (text: string): boolean =>
  [fold(inEnglish(text)), fold(text)].some((one) => asks.test(one)) && !ofIncome.test(fold(inEnglish(text)));
const MAX_CHANGE_WORDS = 5;

/** The message's own, or that of one before it with its change: "3 beds only", "and up to 900k". */
async function budgetOf(turn: Turn, parse: Parse): Promise<Budget | null> {
  const { question, earlier, previous } = turn;
  const start = earlier.findLastIndex(isAsked);
  const before = start < 0 ? '' : (earlier[start] ?? '');
  const changes = start < 0 ? [] : [...earlier.slice(start + 1), question];
  if (isAsked(question)) {
    const standing = await budgetAsked(before, previous, [], parse);
    return budgetAsked(question, previous, standing?.places ?? [], parse);
  }
  if (changes.some((text) => text.trim().split(/\s+/).length > MAX_CHANGE_WORDS)) return null;
  let budget = await budgetAsked(before, previous, [], parse);
  for (const change of changes) {
    const parsed = await parse(`homes ${inEnglish(change)}`);
    if (!budget || parsed.kind !== 'search' || parsed.unusedWords.length > 0) return null;
    const { areaFilter, price, propertyTypes, bedroomsCount, ...others } = withExactBedrooms(parsed.search, change);
    if (areaFilter || countConditions(others) > 0 || !(price?.endAt ?? propertyTypes ?? bedroomsCount)) return null;
    budget = {
      ...budget,
      dollars: price?.endAt ?? budget.dollars,
      homes: {
        propertyTypes: propertyTypes ?? budget.homes.propertyTypes,
        bedroomsCount: bedroomsCount ?? budget.homes.bedroomsCount,
      },
    };
  }
  return budget;
}

/** @param standing the places of the same question before, which "each" means as well as markets that stand */
async function budgetAsked(
  question: string,
  previous: Turn['previous'],
  standing: readonly AreaFilter[],
  parse: Parse,
): Promise<Budget | null> {
  if (!isAsked(question)) return null;
  const english = inEnglish(question);
  const folded = fold(english);
  const parsed = await parse(english);
  const named = placesNamed(parsed);
  const markets = previous?.markets ?? previous?.market?.places ?? [];
  const stand = standSide.test(folded) ? (markets.length > 1 ? markets : standing) : [];
  const places = named.length > 0 ? named : stand;
  if (places.length < 2) return null;
  const wanted = await parse(`homes up to ${/\$?\d[\d,.]*\s*(?:k|m|mm|mil|million|thousand)?\b/.exec(folded)?.[0] ?? ''}`);
  const price = wanted.kind === 'search' ? wanted.search.price?.endAt : null;
  if (price == null) return null;
  const { propertyTypes, bedroomsCount } =
    parsed.kind === 'search'
      ? parsed.search
      : parsed.kind === 'market'
        ? { propertyTypes: parsed.question.propertyTypes, bedroomsCount: parsed.question.narrowing?.bedroomsCount }
        : {};
  return { dollars: price, places, homes: { propertyTypes: propertyTypes ?? null, bedroomsCount: bedroomsCount ?? null } };
}

/** Each figure goes by the name of its place, so that none is taken for that of another; their order tells them apart. */
const homesCode = (place: string): string => `const named = ${JSON.stringify(place)};
const half = (of, unit) => { const values = rows.map(of).filter((value) => value !== null); return { figure: named, value: values.length > 0 ? round(median(values), 0) : null, unit, n: values.length }; };
return { figures: [{ figure: named, value: rows.length, unit: 'count', n: rows.length }, half((row) => row.beds, 'count'), half((row) => row.livingAreaSqFt, 'sqFt'), half((row) => row.price, 'dollars')], chart: null };`;

/** Null where it is not asked of several places. */
export async function respondToBudget(step: Step, parse: Parse): Promise<Reply | null> {
  const { turn, texts } = step;
  const asked = await budgetOf(turn, parse);
  if (!asked) return null;
  const { places, homes, dollars: most } = asked;
  const { bedroomsCount, propertyTypes } = homes;
  const active = (place: AreaFilter): ListingSearch => ({
    ...activeOf(place, { propertyTypes, narrowing: bedroomsCount ? { bedroomsCount } : undefined }),
    price: { endAt: most },
  });
  const names = places.map((place) => plain(placeInWords(place, texts)));
  if (!hasAnalysis(turn))
    return callTools(
      step,
      places.map((place, at) => analysisOf(active(place), homesCode(names[at] ?? ''))),
      texts.ranking.reading,
    );
  const told = figuresInOrder(turn, figures);
  const wanted = describeSearch({ ...homes, price: { endAt: most } }, texts);
  return say(table(told, names, wanted, step));
}

function table(told: readonly ToldFigures[], names: readonly string[], wanted: string, { texts }: Step): string {
  const { budget: words } = texts.figures;
  const valueAt = (at: number, figure: (typeof figures)[number]): number | null => told[at]?.get(figure)?.value ?? null;
  const row = (name: string, figure: (typeof figures)[number], inWords: (value: number) => string): string[] => [
    name,
    ...names.map((_, at) => {
      const value = valueAt(at, figure);
      return value === null ? texts.market.table.none : inWords(value);
    }),
  ];
  const rows = [
    ['', ...names],
    ['---', ...names.map(() => '---')],
    [words.homes, ...names.map((_, at) => count(valueAt(at, 'homes') ?? 0))],
    row(words.beds, 'beds', count),
    row(words.sqFt, 'sqFt', texts.common.sqFt),
    row(words.price, 'price', dollars),
  ];
  const ways = names.flatMap((name, at) => (valueAt(at, 'homes') ? askLink(texts.proposals.homesThat(wanted, name)) : []));
  return [words.lead(wanted), rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), ways.join(' ')]
    .filter(Boolean)
    .join('\n\n');
}
