/** What happened on a market, by calendar month: read by one call of the tool, and told with the same months a year before. */
import { monthsAnswerSchema, monthsInputSchema, type MonthsAnswer, type MonthTotals } from '#server/modules/market/index.ts';
import type { AreaFilter } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import { count, plain } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { typesInWords } from '../answers/describe-search.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { readActivity, type Activity, type ActivityQuestion } from './activity-question.ts';

export const MONTHS_TOOL = 'market_by_month';

/** `place`: of which it tells. */
export type ActivityStep = { say: string; place: AreaFilter } | { call: ActivityQuestion['call']; reasoning: string };

/** A table of more months tells nobody anything. */
const MAX_TABLE_MONTHS = 13;

/** The months that were told stand for the next question, and their place as the market that is talked about. */
export function afterMonths(state: EarlierTurn | null, input: unknown): EarlierTurn | null {
  const { data } = monthsInputSchema.safeParse(input);
  if (!data) return state;
  const market = {
    places: [data.areaFilter],
    propertyTypes: data.propertyTypes ?? null,
    isLease: data.listingTransactionType === 'lease',
    windowDays: null,
    figures: [],
  };
  return { search: {}, results: [], ...state, market, writing: null, value: null, monthsAsked: data };
}

export async function respondToActivity(
  turn: Turn,
  { parse, today }: { parse: (text: string) => Promise<ParsedQuestion>; today: string },
): Promise<ActivityStep | null> {
  const question = await readActivity(turn, parse, today);
  if (!question) return null;
  const texts = textsIn(turn.language);
  const answer = turn.answers.findLast(({ toolName }) => toolName === MONTHS_TOOL);
  if (!answer) return { call: question.call, reasoning: texts.activity.reading };
  const { data } = monthsAnswerSchema.safeParse(answer.value);
  return { say: data ? composeActivity(question, data, texts) : texts.activity.failed, place: question.place };
}

export function composeActivity(
  { activities, asksShare, call }: Omit<ActivityQuestion, 'place'>,
  found: MonthsAnswer,
  texts: Texts,
): string {
  const { activity: words, common } = texts;
  const [first] = found.months;
  const last = found.months.at(-1);
  const place = `**${plain(found.area)}**`;
  if (!first || !last) return words.nothing(place);
  const span = words.span(first.month, last.month);
  const types = call.propertyTypes?.length ? typesInWords(found.propertyTypes, texts) : null;
  const before = last.isPartial ? undefined : found.yearEarlierTotals;
  const told = activities.map((one) => countOf(one, found.totals, before, texts));
  const counted = activities.filter((one) => found.months.some((month) => month[one] !== null));
  const isTable = counted.length > 0 && found.months.length > 1 && found.months.length <= MAX_TABLE_MONTHS;
  const notes = [
    last.isPartial ? words.notOver(words.month(last.month)) : '',
    activities.some((one) => found.totals[one] === null) ? words.unknownBefore : '',
  ];
  return [
    words.opening(place, span, types, common.and(told)),
    asksShare ? shareOf(found, texts) : '',
    isTable ? tableOf(counted, found, texts) : '',
    notes.filter(Boolean).join(' '),
    [
      ...(activities.includes('priceCuts') ? [words.proposals.cutNow(plain(found.area))] : []),
      ...(isTable ? [] : [words.proposals.byMonth]),
      words.proposals.market,
    ]
      .map(askLink)
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** "**14** price cuts, 9 a year earlier" */
function countOf(one: Activity, totals: MonthTotals, before: MonthTotals | undefined, { activity: words }: Texts): string {
  const value = totals[one];
  if (value === null) return words.notKnown(words.names[one](0));
  const earlier = before && before.months === totals.months ? before[one] : null;
  return words.counted(`**${count(value)}** ${words.names[one](value)}`, earlier === null ? null : count(earlier));
}

function shareOf({ months }: MonthsAnswer, { activity: words, market }: Texts): string {
  const known = months.findLast(({ reduced }) => reduced.value !== null);
  return known && known.reduced.value !== null
    ? words.share(words.month(known.month), `**${known.reduced.value}%**`, market.sales(known.reduced.n, false))
    : words.noShare;
}

function tableOf(activities: readonly Activity[], { months }: MonthsAnswer, { activity: words }: Texts): string {
  const rows = months.map((one) => [
    words.month(one.month),
    ...activities.map((activity) => {
      const value = one[activity];
      return value === null ? '–' : count(value);
    }),
  ]);
  const head = [words.monthHead, ...activities.map((one) => words.heads[one])];
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
