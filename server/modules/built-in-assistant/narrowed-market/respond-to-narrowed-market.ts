/** A market narrowed by bedrooms: medians of the homes sold with so many, each with its sales; what counts homes for sale is not narrowed by them, and said so. */
import { marketLimits } from '#contract/market.ts';
import { askLink } from '#contract/reply-links.ts';
import { count, plain } from '../answers/format.ts';
import { capital } from '../answers/market-words.ts';
import { remarksOn } from '../answers/notes.ts';
import { proposalsAfterNarrowed } from '../answers/proposals.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { homesInWords } from '../sales/sales-rows.ts';
import { nameOf, type NarrowedFigure } from './narrowed-recipe.ts';
import { figureIn, figuresOf, readNarrowed, soldIn, soldTold, type Column } from './read-narrowed.ts';

type Asked = Extract<ParsedQuestion, { kind: 'market' }>;

const ofActive: readonly MarketFigure[] = ['supply', 'active', 'balance'];
const isOfActive = (figure: MarketFigure): boolean => ofActive.includes(figure);
const wantsActive = ({ figures }: MarketQuestion): boolean => figures.length === 0 || figures.some(isOfActive);

/** What no bedrooms narrow, or too few such sales tell: said before the figures of all homes. */
interface OfAllHomes {
  ofAllHomes: string;
}

export function narrowedMarket(step: Step, { question, notes, unusedWords }: Asked, today: string): Reply | OfAllHomes {
  const { turn, texts } = step;
  const { market: words } = texts;
  // "Is it a buyer's market?" upon homes with so many bedrooms.
  if (!question.isLease && question.figures.length > 0 && question.figures.every(isOfActive))
    return { ofAllHomes: words.activeNotByBedrooms };
  const read = readNarrowed(question, turn, { today, texts });
  if (!read) return say(texts.sales.failed);
  if ('calls' in read) return callTools(step, read.calls, read.isWidening ? words.widening : texts.sales.reading);
  const { columns, isWidened } = read;
  const homes = homesInWords(question, texts);
  const figures = figuresOf(question);
  const tellsNone = columns.every((column) => figures.every((figure) => figureIn(column, figure, texts).value === null));
  if (tellsNone && !question.isLease && !question.periods) {
    const [first] = columns;
    const counts = columns.flatMap((column) => {
      const sold = soldTold(column, texts);
      return sold === null ? [] : [`${plain(column.place)}: ${count(sold)}`];
    });
    return { ofAllHomes: words.tooFewNarrowed(homes, first ? spanOf(first, step) : '', counts.join(', ')) };
  }
  const text = [
    isWidened && columns.some((column) => soldIn(column, texts) > 0)
      ? words.widened(columns.map(({ isLease }) => ({ windowDays: marketLimits.windowDays, isLease })))
      : '',
    columns.length > 1 ? sideBySide(columns, homes, figures, step) : alone(columns, homes, figures, step),
    wantsActive(question) ? (question.isLease ? words.activeLeasesNotByBedrooms : words.activeNotByBedrooms) : '',
    remarksOn(notes, unusedWords, texts),
  ];
  return say(text.filter(Boolean).join('\n\n'), proposalsAfterNarrowed(question, texts));
}

/** Where those figures come from: which sales are counted, and how each is worked out. */
export function basisOfNarrowed(step: Step, question: MarketQuestion, today: string): Reply {
  const { turn, texts } = step;
  const { figures: words } = texts;
  const read = readNarrowed(question, turn, { today, texts });
  if (!read) return say(texts.sales.failed);
  if ('calls' in read) return callTools(step, read.calls, texts.sales.reading);
  const told = read.columns.map((column) => {
    const sales = texts.market.sales(soldIn(column, texts), column.isLease);
    const lines = figuresOf(question).map((figure) => {
      const { value, sales: behind } = figureIn(column, figure, texts);
      return `- ${words.line(
        nameOf(figure, texts, column.isLease),
        value ?? texts.market.notEnough,
        behind,
        words[howOf[figure]](column.isLease),
      )}`;
    });
    const counted = words.counted(
      sales,
      homesInWords(question, texts),
      plain(column.place),
      spanOf(column, step),
      column.isLease,
    );
    return [counted, lines.join('\n')].join('\n\n');
  });
  return say([...told, words.sources].join('\n\n'), askLink(texts.proposals.thoseSales));
}

const howOf = {
  'median-price': 'medianPrice',
  'price-per-sqft': 'medianPricePerSqFt',
  'days-on-market': 'medianDaysOnMarket',
  'sale-to-list': 'saleToList',
} as const satisfies Record<NarrowedFigure, string>;

const spanOf = ({ period }: Column, { texts }: Step): string => texts.common.shortSpan(period.startAt, period.endAt);

/** "**$826,000** (34 sales)", or why there is none. */
function cellOf(column: Column, figure: NarrowedFigure, { texts }: Step): string {
  const { value, sales } = figureIn(column, figure, texts);
  return value === null ? texts.market.table.notEnough(sales) : `${value} (${sales})`;
}

function alone([column]: readonly Column[], homes: string, figures: readonly NarrowedFigure[], step: Step): string {
  if (!column) return step.texts.sales.failed;
  const { texts } = step;
  const lines = figures.map((figure) => `- ${nameOf(figure, texts, column.isLease)}: ${cellOf(column, figure, step)}`);
  const head = `**${plain(column.place)}**, ${texts.market.counted(homes, column.isLease, spanOf(column, step))}:`;
  const sold = soldTold(column, texts);
  const counted = sold === null ? [] : [`- ${nameOf('sold', texts, column.isLease)}: **${count(sold)}**`];
  return [head, [...lines, ...counted].join('\n')].join('\n\n');
}

const soldCell = (sold: number | null): string => (sold === null ? '–' : count(sold));

function sideBySide(columns: readonly Column[], homes: string, figures: readonly NarrowedFigure[], step: Step): string {
  const { texts } = step;
  const spans = columns.map((column) => spanOf(column, step));
  const isOfTimes = new Set(spans).size > 1;
  const [first] = columns;
  const isLease = first?.isLease === true;
  const rows = [
    ['', ...columns.map(({ place }, at) => plain(isOfTimes ? (spans[at] ?? '') : place))],
    ['---', ...columns.map(() => '---')],
    ...figures.map((figure) => [
      nameOf(figure, texts, isLease),
      ...columns.map((column) => cellOf(column, figure, step).replaceAll('**', '')),
    ]),
    [nameOf('sold', texts, isLease), ...columns.map((column) => soldCell(soldTold(column, texts)))],
  ];
  const head = isOfTimes
    ? texts.market.atTwoTimes(capital(homes), plain(first?.place ?? ''), isLease)
    : `${capital(texts.market.counted(homes, isLease, spans[0] ?? ''))}:`;
  return [head, rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')].join('\n\n');
}
