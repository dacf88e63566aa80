/** "Give me three talking points": short sentences with the figures of the market, ready to say. */
import { count as inWords, plain } from '../answers/format.ts';
import { figure, percent } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import { figureIn } from '../narrowed-market/read-narrowed.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { homesInWords } from '../sales/sales-rows.ts';
import { bodyOf, type LetterSource } from './letter-figures.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const NUMBER = '(?:\\d|one|two|three|four|five|six|uno|dos|tres|cuatro|cinco|seis)';
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
};
const USUAL = 3;
const MOST = 6;
const asks = inLines()`
  \b(?:(?<count>${NUMBER})\s+)?(?:quick\s+|short\s+|good\s+|key\s+|main\s+)*
    (?:(?:talking|speaking|discussion|conversation|selling|key|bullet)\s+points?|bullets)\b
  |\b(?:(?<cuantos>${NUMBER})\s+)?(?:puntos|argumentos|frases|ideas)\s+
    (?:
      clave\b|principales\b|de\s+(?:conversacion|venta)\b
      |para\s+(?:hablar|conversar|platicar|comentar|decir|mi|el|la|los|un)\b
    )
  |\b(?:in|into|as)\s+(?<sentences>${NUMBER})\s+(?:short\s+|simple\s+|quick\s+)?(?:sentences|lines)\b
    .{0,20}\b(?:text|send|tell|e-?mail|for\s+(?:my|the)\s+(?:sellers?|buyers?|clients?))\b
`;
const recount = new RegExp(
  `^\\W*(?:(?:make|do|give\\s+me|only|just|now|solo|dame|hazlo|que\\s+sean)\\s+)*(?:it\\s+)?(?<count>${NUMBER})(?:\\s+(?:of\\s+them|points?|bullets?|puntos|more))?\\W*$`,
);

/** "Write that up as 3 sentences", "one paragraph for a client", "a short summary I can read aloud": the same sentences, one behind the other. */
const asksProse = inLines()`
  \b(?:as|in|into|write|give\s+me|make\s+it|en|escribe\w*|dame)\s+(?:(?:me|it|that|up|only|just|about|lo)\s+)*(?<count>${NUMBER})\s+(?:\w+\s+)?(?:sentences|frases|oraciones)\b
  |\b(?:one|single|short|an?|un)\s+(?:short\s+|single\s+|solo\s+|brief\s+)?(?:paragraph|parrafo)\b
  |\b(?:short|quick|brief)\s+(?:market\s+)?summary\b|\bresumen\s+(?:corto|breve)\b
  |\b(?:read|say)\s+(?:it\s+)?(?:aloud|out\s+loud)\b|\ben\s+voz\s+alta\b
  |\b(?:newsletter|market)\s+blurbs?\b|\bblurbs?\b(?=.*\bmarket\b)
`;

/** How many sentences of prose are asked for; null where none is. @param texts the message, as it was written and in English words */
export function proseAsked(...texts: readonly string[]): number | null {
  for (const text of texts) {
    const found = asksProse.exec(fold(text));
    if (found) return found.groups?.['count'] === undefined ? USUAL : countOf(found.groups['count']);
  }
  return null;
}

const countOf = (word: string): number => Math.min(MOST, Math.max(1, numbers[word] ?? Number(word)));

/** How many are asked for; null where none are. @param texts the message, as it was written and in English words */
export function pointsAsked(...texts: readonly string[]): number | null {
  for (const text of texts) {
    const groups = asks.exec(fold(text))?.groups;
    const word = groups?.['count'] ?? groups?.['cuantos'] ?? groups?.['sentences'];
    if (groups) return word === undefined ? USUAL : countOf(word);
  }
  return null;
}

/** "Make it five", after them. */
export function recounted(text: string): number | null {
  const word = recount.exec(fold(text))?.groups?.['count'];
  return word === undefined ? null : countOf(word);
}

export type Audience = 'sellers' | 'buyers' | null;
export function audienceIn(folded: string): Audience {
  if (/\b(?:sellers?|vendedor\w*|listing\s+(?:appointment|presentation)|home\s?owners?|duen\w+|propietari\w+)\b/.test(folded))
    return 'sellers';
  return /\b(?:buyers?|comprador\w*)\b/.test(folded) ? 'buyers' : null;
}

const figures = ['price', 'days', 'ratio', 'supply', 'sold', 'active', 'perSqFt'] as const;
type Figure = (typeof figures)[number];
/** What each of them wants to hear first. */
const orders: Readonly<Record<'sellers' | 'buyers' | 'all', readonly Figure[]>> = {
  sellers: ['price', 'ratio', 'days', 'supply', 'active', 'sold', 'perSqFt'],
  buyers: ['supply', 'price', 'days', 'ratio', 'active', 'perSqFt', 'sold'],
  all: ['price', 'days', 'supply', 'ratio', 'sold', 'active', 'perSqFt'],
};

interface Wanted {
  count: number;
  audience: Audience;
  isShort: boolean;
  /** One paragraph, in the place of points. */
  isProse: boolean;
  maxWords: number | null;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Null where no figure has sales enough; of prose that may have so many words, as many sentences as fit. */
export function composePoints(source: LetterSource, question: MarketQuestion, wanted: Wanted, texts: Texts): string | null {
  const { count, isShort, maxWords } = wanted;
  const whole = compose(source, question, wanted, texts);
  if (whole === null || maxWords === null || wordsIn(whole) <= maxWords || (count === 1 && isShort)) return whole;
  const next = isShort ? { ...wanted, count: count - 1 } : { ...wanted, isShort: true };
  return composePoints(source, question, next, texts);
}

function compose(
  source: LetterSource,
  question: MarketQuestion,
  { count, audience, isShort, isProse }: Wanted,
  texts: Texts,
): string | null {
  const { points: words } = texts.writing;
  const sections = sentencesOf(source, question, { isShort, isProse }, texts).map(({ place, said }) => ({
    place,
    said: orders[audience ?? 'all'].flatMap((key) => said[key] ?? []).slice(0, count),
  }));
  if (sections.every(({ said }) => said.length === 0)) return null;
  const { counted } = bodyOf(source, question, [], texts);
  if (isProse) {
    const prose = sections.flatMap(({ said }) => said.map((one) => one.replaceAll('**', ''))).join(' ');
    return `${prose}\n\n${words.basis(counted)}`;
  }
  return [...sections.map(({ said }) => said.map((one) => `- ${one}`).join('\n')), words.basis(counted)]
    .filter(Boolean)
    .join('\n\n');
}

type Said = Partial<Record<Figure, string>>;

function sentencesOf(
  source: LetterSource,
  question: MarketQuestion,
  { isShort, isProse }: Pick<Wanted, 'isShort' | 'isProse'>,
  texts: Texts,
): { place: string; said: Said }[] {
  const { points: words } = texts.writing;
  const homes = homesInWords(question, texts);
  const behind = (sales: string): string => (isShort || isProse ? '' : ` (${sales})`);
  if (source.kind === 'narrowed')
    return source.columns.map((column) => {
      const place = plain(column.place);
      const of = (
        key: Parameters<typeof figureIn>[1],
        sentence: (homes: string, place: string, told: string, isLease: boolean) => string,
      ) => {
        const { value, sales } = figureIn(column, key, texts);
        return value === null ? undefined : `${sentence(homes, place, `${value}${behind(sales)}`, false)}.`;
      };
      return {
        place,
        said: defined({
          price: of('median-price', words.price),
          days: of('days-on-market', words.days),
          ratio: of('sale-to-list', words.ratio),
          perSqFt: of('price-per-sqft', words.perSqFt),
        }),
      };
    });
  if (source.kind === 'course') return [];
  return source.found.map((found) => {
    const { isLease, medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply, soldCount, activeCount } =
      found;
    const place = plain(found.area);
    const of = (
      median: typeof medianPrice | typeof saleToList,
      sentence: (homes: string, place: string, told: string, isLease: boolean) => string,
    ) => {
      if (median?.value == null) return undefined;
      const told = `**${figure(median.value, median.unit, texts)}**${behind(texts.market.sales(median.n, isLease))}`;
      const change =
        'trend' in median && median.changePercent && !isShort
          ? words.change(percent(median.changePercent), median.changePercent > 0)
          : '';
      return `${sentence(homes, place, told, isLease)}${change}.`;
    };
    const supply = monthsOfSupply?.value ?? null;
    return {
      place,
      said: defined({
        price: of(medianPrice, words.price),
        days: of(medianDaysOnMarket, words.days),
        ratio: of(saleToList, words.ratio),
        supply:
          supply === null || isLease
            ? undefined
            : words.supply(
                place,
                `**${texts.market.months(supply)}**`,
                monthsOfSupply?.balance ? texts.market.balances[monthsOfSupply.balance] : null,
              ),
        sold:
          soldCount &&
          words.sold(
            homes,
            place,
            `**${inWords(soldCount.value)}**`,
            isShort || soldCount.yearEarlier.value === null ? null : inWords(soldCount.yearEarlier.value),
            isLease,
          ),
        active: activeCount && words.active(homes, place, `**${inWords(activeCount.value)}**`),
        perSqFt: of(medianPricePerSqFt, words.perSqFt),
      }),
    };
  });
}

const defined = (said: Record<string, string | undefined>): Said =>
  Object.fromEntries(figures.flatMap((key) => (said[key] === undefined ? [] : [[key, said[key]]])));
