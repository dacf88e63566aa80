/** How homes did by the month that they were listed in, over all the years that are read. */
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import { valueOf } from '../analysis/tell-analysis.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';

interface Month {
  name: string;
  value: number;
  n: number;
}

/** The months that have sales enough; null where they were not read. */
function monthsOf({ answers }: Turn, unit: 'percent' | 'days'): Month[] | null {
  for (const { toolName, value } of answers) {
    const { data } = analysisAnswerSchema.safeParse(toolName === ANALYSIS_TOOL ? value : null);
    if (data?.figures[0]?.unit !== unit) continue;
    return data.figures.flatMap(({ name, amount }) => {
      const known = valueOf(amount);
      return known === null ? [] : [{ name, value: known, n: Number(amount['n'] ?? 0) }];
    });
  }
  return null;
}

const percent = (value: number): string => `${value.toFixed(1)}%`;

interface Seasons {
  place: string;
  span: string;
  /** Those that were asked about, from 0: told first. */
  months?: readonly number[];
}

export function tellSeasons(turn: Turn, { place, span, months = [] }: Seasons, texts: Texts): string {
  const { sales: words, market, common } = texts;
  const [shares, days] = [monthsOf(turn, 'percent'), monthsOf(turn, 'days')];
  if (!shares || !days) return words.failed;
  const ranked = shares.toSorted((one, other) => other.value - one.value);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || best === worst) return words.tooFewByMonth(place);
  const [fastest] = days.toSorted((one, other) => one.value - other.value);
  const rows = shares.map(({ name, value, n }) => {
    const inMonth = days.find((one) => one.name === name);
    return [name, `${percent(value)} (${market.sales(n, false)})`, inMonth ? common.days(inMonth.value) : market.table.none];
  });
  const table = [[words.listedIn, words.ofListPrice, words.daysOnMarket], ['---', '---', '---'], ...rows];
  const asked = months.flatMap((at) => {
    const name = texts.charts.monthNames[at];
    const [month, inMonth] = [shares, days].map((all) => all.find((one) => one.name === name));
    if (name === undefined || !month) return name === undefined ? [] : words.monthUnknown(name);
    const rank = month.value === best.value ? 'best' : month.value === worst.value ? 'worst' : 'between';
    return words.ofMonth(name, percent(month.value), inMonth ? common.days(inMonth.value) : null, rank);
  });
  return [
    ...(asked.length > 0 ? [asked.join('\n')] : []),
    [
      words.bestMonth(best.name, percent(best.value), worst.name, percent(worst.value)),
      fastest ? words.fastestMonth(fastest.name, common.days(fastest.value)) : '',
    ]
      .filter(Boolean)
      .join(' '),
    words.byListMonth(place, span),
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    words.onlyPast,
  ].join('\n\n');
}
