/** A market narrowed by size, price, age or what homes have: medians of such sales, each with how many they are, and what is for sale of them. */
import { askLink } from '#contract/reply-links.ts';
import { count, plain } from '../answers/format.ts';
import { typesInWords } from '../answers/describe-search.ts';
import { capital } from '../answers/market-words.ts';
import { remarksOn } from '../answers/notes.ts';
import { proposalsAfterNarrowed } from '../answers/proposals.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { homesInWords } from '../sales/sales-rows.ts';
import { nameOf, type NarrowedFigure } from './narrowed-recipe.ts';
import { asksSupplyAlone, lacksSupply, supplyLines, supplyRows } from './narrowed-supply.ts';
import { notOfThese, respondToSupply, type AskedOfMarket, type OfAllHomes } from './respond-to-supply.ts';
import { figureIn, figuresOf, readNarrowed, soldIn, soldTold, type Column } from './read-narrowed.ts';

export function narrowedMarket(step: Step, asked: AskedOfMarket, today: string): Reply | OfAllHomes {
  const { turn, texts } = step;
  const { market: words } = texts;
  const { question, notes, unusedWords } = asked;
  if (asksSupplyAlone(question)) return respondToSupply(step, asked, today);
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
    return {
      ofAllHomes: words.tooFewNarrowed(
        homes,
        typesInWords(question.propertyTypes, texts),
        first ? spanOf(first, step) : '',
        counts.join(', '),
      ),
    };
  }
  const text = [
    isWidened && columns.some((column) => soldIn(column, texts) > 0) ? words.widenedSome(question.isLease) : '',
    columns.length > 1 ? sideBySide(columns, homes, figures, step) : alone(columns, homes, figures, step),
    lacksSupply(question) ? notOfThese(question, texts) : '',
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
  const forSale = column.supply ? supplyLines(column.supply, texts).map(([name, told]) => `- ${name}: ${told}`) : [];
  return [head, [...lines, ...counted, ...forSale].join('\n')].join('\n\n');
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
    ...supplyRows(
      columns.flatMap(({ supply }) => supply ?? []),
      texts,
    ),
  ];
  const head = isOfTimes
    ? texts.market.atTwoTimes(capital(homes), plain(first?.place ?? ''), isLease)
    : `${capital(texts.market.counted(homes, isLease, spans[0] ?? ''))}:`;
  return [head, rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')].join('\n\n');
}
