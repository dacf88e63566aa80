/** "Absorption by price band", "break down Oakland sales by price range": the sales of a year and what is for sale, a row for each band. */
import { areasOf, placeInWords } from '../analysis/areas.ts';
import { plain } from '../answers/format.ts';
import { capital } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { analysesOf, homesInWords, lastYear, placesNamed, placesStanding } from '../sales/sales-rows.ts';
import { activeByBand, bandsTold, forSaleIn, salesByBand, type Band, type ForSale } from './price-bands.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const BAND = '(?:bands?|ranges?|brackets?|tiers?|segments?|points?|levels?|buckets?)';
const asksForBands = inLines()`
  \b(?:by|per|each|every|across|into|for\s+each|at\s+each)\s+(?:the\s+)?(?:different\s+)?price[\s-]+${BAND}\b
  |\bprice[\s-]+(?:bands|ranges|brackets|tiers|segments|buckets)\b
  |\bpor\s+(?:rangos?|franjas?|niveles?|tramos?)\s+de\s+precios?\b
`;
/** Of homes that are to be found, and no figure of a market. */
const asksForHomes = /\b(?:show|find|search|alert|save|my|client|buyer)\b/;
const bandWords = new RegExp(asksForBands.source, 'g');
const MAX_WORDS = 22;

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  today: string;
}

/** Null where no bands are asked for, or no place is known. */
export async function respondToPriceBands(step: Step, { parse, today }: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const folded = fold(turn.question);
  const english = fold(turn.english);
  if (!asksForBands.test(folded) && !asksForBands.test(english)) return null;
  if (asksForHomes.test(english) || english.split(/\s+/).length > MAX_WORDS) return null;
  const parsed = await parse(`how is the market for ${english.replace(bandWords, ' ')}`);
  const place = placesNamed(parsed)[0] ?? placesStanding(turn.previous).flatMap((area) => areasOf(area))[0];
  if (!place) return null;
  const standing = turn.previous?.market;
  const propertyTypes = parsed.kind === 'market' ? (parsed.question.propertyTypes ?? standing?.propertyTypes ?? null) : null;
  const homes = { propertyTypes };
  const period = lastYear(today);
  const read = analysesOf(turn);
  const [first, second] = read;
  if (!first) return callTools(step, [salesByBand(place, homes, { period, texts })], texts.sales.reading);
  const told = bandsTold(first);
  if (!told) return say(first.rowCount === 0 ? texts.market.bands.noSales : texts.sales.failed);
  if (!second) return callTools(step, [activeByBand(place, homes, { told, texts })], texts.sales.reading);
  const name = plain(placeInWords(place, texts));
  const types = homesInWords(homes, texts);
  const span = texts.common.shortSpan(period.startAt, period.endAt);
  const rows = told.bands.map((band) => rowOf(band, forSaleIn(band, second), texts));
  const heads = texts.market.bands.columns;
  const table = [[...heads], heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const head = `${capital(texts.market.counted(types, false, span))} (**${name}**), ${texts.market.bands.byBand}:`;
  const notes = [first.isCut || second.isCut ? texts.market.bands.isCut : '', texts.market.bands.basis];
  return say([head, table, notes.filter(Boolean).join(' ')].join('\n\n'));
}

function rowOf({ name, sold, days, saleToListPercent }: Band, { active, months }: ForSale, { market, common }: Texts): string[] {
  const unknown = '–';
  return [
    ...[name, market.sales(sold, false), market.bands.active(active)],
    months === null ? unknown : market.months(months),
    days === null ? unknown : common.days(days),
    saleToListPercent === null ? unknown : `${saleToListPercent}%`,
  ];
}
