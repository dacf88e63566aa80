/** The words of a letter about a market: its figures, and the latest sales where they are wanted. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { rooms } from '../answers/homes.ts';
import type { FigureKey } from '../answers/market-lines.ts';
import { figure } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { LetterBody } from './letter-figures.ts';
import { isForMany, type MarketLetter } from './read-market-letter.ts';

const everyFigure: readonly FigureKey[] = [
  'medianPrice',
  'medianPricePerSqFt',
  'medianDaysOnMarket',
  'saleToList',
  'counts',
  'supply',
];
const shortFigures: readonly FigureKey[] = ['medianPrice', 'medianDaysOnMarket', 'supply'];

interface Content {
  letter: MarketLetter;
  body: LetterBody;
  /** The latest, as many as are wanted. */
  sales: readonly SearchResultFacts[];
  homes: readonly SearchResultFacts[];
}

/** Of a market; of a figure that was asked for nothing else was read. */
export function keysFor({ isShort, form }: MarketLetter, { figures, places }: MarketQuestion): readonly FigureKey[] {
  const isBrief = isShort || form === 'message' || (places.length > 1 && form === 'post');
  return isBrief && figures.length === 0 ? shortFigures : everyFigure;
}

/** A message shows no marks and no bullets. */
const inProse = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replaceAll('**', '').replace(/\.$/, '')}.`).join(' ');

/** Null where no figure has enough sales. */
export function composeMarketLetter({ letter, body, sales, homes }: Content, texts: Texts): string | null {
  const { letter: words } = texts.writing;
  const told = body.sections.filter(({ lines }) => lines.length > 0);
  if (told.length === 0) return null;
  const places = texts.common.and(body.sections.map(({ place }) => place));
  const isMessage = letter.form === 'message';
  const sections = told.map(({ place, lines }) =>
    isMessage
      ? inProse(body.sections.length > 1 ? [`${place}: ${lines[0] ?? ''}`, ...lines.slice(1)] : lines)
      : [...(body.sections.length > 1 ? [`**${place}**`] : []), ...lines.map((line) => `- ${line}`)].join('\n'),
  );
  const { form, tone, intro, isToSellers, recipient, sender } = letter;
  const isMail = form !== 'post' && form !== 'message';
  const openings = isForMany(letter) ? words.newsletterOpenings : words.openings;
  const opening = openings[intro?.tone ?? tone](places);
  return [
    isMail && form !== 'letter'
      ? `**${words.subject(letter.month === null ? places : words.ofMonth(places, letter.month))}**`
      : '',
    isMail ? (isForMany(letter) && recipient === null ? words.greetingOfMany : words.greeting(recipient)) : '',
    ...(isMessage
      ? [[opening[(intro?.at ?? 0) % opening.length] ?? '', `${body.counted}:`, ...sections].join(' ')]
      : [opening[(intro?.at ?? 0) % opening.length] ?? '', `${body.counted}:`, ...sections]),
    sales.length > 0 ? [`${words.latestSales}:`, sales.map((sale) => saleLine(sale, texts)).join('\n')].join('\n\n') : '',
    homes.length > 0 ? [`${words.forSale}:`, homes.map((home) => homeLine(home, texts)).join('\n')].join('\n\n') : '',
    letter.hasAdviceLine ? words.adviceLine : '',
    letter.isToPastClients ? words.thanksToClients : '',
    isToSellers ? words.sellerClose : form === 'post' ? words.postClose[tone] : words.closes[tone],
    isMail ? `${words.signatures[tone]}  \n${sender ?? words.sender}` : (sender ?? ''),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function saleLine(sale: SearchResultFacts, texts: Texts): string {
  const { addressLine1, price, soldDate } = sale;
  const sold = texts.writing.letter.sale(
    plain(addressLine1 ?? texts.saved.noAddress),
    price === null ? null : `**${dollars(price)}**`,
    soldDate === null ? null : texts.common.day(soldDate),
  );
  const facts = rooms(sale, texts);
  return `- ${sold}${facts ? `, ${facts}` : ''}`;
}

function homeLine(home: SearchResultFacts, texts: Texts): string {
  const { addressLine1, price } = home;
  const facts = rooms(home, texts);
  return `- ${[plain(addressLine1 ?? texts.saved.noAddress), price === null ? null : `**${dollars(price)}**`, facts].filter(Boolean).join(', ')}`;
}

/** Lines to choose a subject from. @param own the words of the letter's language */
export function composeSubjects(found: readonly MarketAnswer[], own: Texts, texts: Texts): string {
  const { subjects, ofMarket } = own.writing.letter;
  const places = own.common.and(found.map(({ area }) => plain(area)));
  const [first] = found;
  const of = first && found.length === 1 ? first : null;
  const lines = [
    ofMarket(places),
    of?.medianPrice?.value ? subjects.price(places, figure(of.medianPrice.value, of.medianPrice.unit, own)) : null,
    of?.medianDaysOnMarket?.value ? subjects.days(places, figure(of.medianDaysOnMarket.value, 'days', own)) : null,
    of?.monthsOfSupply?.value ? subjects.supply(places, own.market.months(of.monthsOfSupply.value)) : null,
  ].filter((line) => line !== null);
  return `${texts.writing.letter.subjectsToChoose}\n\n${lines.map((line) => `> - ${line}`).join('\n')}`;
}
