/** What is asked about the picture that stands: its legend, its highest and lowest point, why a line moves. */
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { StandingChart } from '../question-parser/earlier-turn.ts';
import { areasOf, placeInWords } from './areas.ts';
import { monthUnits } from './recipes.ts';
import { amountInWords, valueOf } from './tell-analysis.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asksForLegend = /^(?:(?:and|so|ok|wait),? )?(?:which|what)\b.{0,30}\b(?:colou?rs?|lines?)\b/i;
/** "As a table", "show me the numbers behind it". */
const asksForTable =
  /^(?:(?:and|ok|now|can you|could you|please),? )*(?:(?:show|give|put|make|see)(?: me)? (?:it|that|this|them)? ?)?(?:(?:the |those |these |all )*(?:numbers|figures|data|values|points|months|medians?)(?: of (?:it|that|this))? )?(?:(?:as|in|into) )?(?:an? )?table(?: please)?\s*[.?!]*$/i;
/** "Download as CSV", "export to Excel" */
const asksForFile =
  /^(?:(?:and|ok|now|can you|could you|please|pls),? )*(?:(?:export|download|save|give|get|send)(?: me)?(?: (?:it|that|this|the (?:data|numbers|figures)))? ?)?(?:(?:as|in|into|to) )?(?:an? )?(?:csv|excel|xlsx?|spreadsheet)(?: file)?(?: please)?\s*[.?!]*$/i;
export const asksForEnds = inLines('i')`
  \b(?:
    peak(?:ed)?|trough|bottom(?:ed)?(?: out)?
    |(?:high|low)(?:est|s)? (?:points?|months?|quarters?|years?)
    |all[- ]time (?:high|low)
    |(?:best|worst) (?:months?|quarters?|years?)
    |(?:which|what) (?:month|quarter|year) (?:had|has|saw|was|were|is) .{0,40}?(?:highest|lowest|most|fewest|least|best|worst|biggest|smallest|top|peak\w*)
    |when (?:was|were) (?:it|that|they|prices?) (?:the )?(?:highest|lowest|cheapest)
  )\b
`;
/** "Why's there a hole in October?" */
const asksWhy = inLines('i')`
  ^(?:(?:and|so|ok|wait|but),? )?
  (?:why|what (?:happened|caused|explains|is going on|'?s going on|'?s with|is with)|how come|explain)\b.{0,60}\b
  (?:
    holes?|gaps?|dips?|drops?|dropped|falls?|fell|spikes?|spiked|jumps?|jumped|bumps?|peaks?|valleys?|swings?|jagged
    |jumpy|up and down|line|chart|that|there
    |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*
  )\b
`;
const monthNamed = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b(?:\s+(?:of\s+)?(20\d\d))?/i;
const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MAX_WORDS = 12;

type Line = NonNullable<StandingChart['lines']>[number];
type Point = Line['points'][number];

/** Null where the question is of something else. @param question in English words */
export function respondToChartQuestion(
  question: string,
  chart: StandingChart | null | undefined,
  texts: Texts,
): { say: string } | null {
  if (!chart || question.split(/\s+/).length > MAX_WORDS) return null;
  const { charts: words, common } = texts;
  const names = areasOf(chart.search.areaFilter).map((area) => placeInWords(area, texts));
  if (asksForLegend.test(question) && names.length > 0) return { say: words.legend(common.and(names)) };
  if (asksForTable.test(question)) return { say: [tableOf(chart, texts), words.asTable].filter(Boolean).join('\n\n') };
  if (asksForFile.test(question)) return { say: words.asTable };
  const { picture, lines = [] } = chart;
  const isWhy = asksWhy.test(question);
  if (picture.kind !== 'by-month' || !(isWhy || asksForEnds.test(question))) return null;
  const told = (point: Point) => pointTold(point, chart, texts);
  if (isWhy) {
    const [, name, year] = monthNamed.exec(question) ?? [];
    const ofYear = name === undefined ? null : String(monthKeys.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
    const isMeant = (point: Point): boolean =>
      ofYear !== null && new RegExp(`^${year ?? '\\d{4}'}-${ofYear}$`).test(String(point['month'] ?? ''));
    const beside = lines.flatMap(({ shows, points }) => {
      const at = points.findLastIndex(isMeant);
      const around = at < 0 ? [] : points.slice(Math.max(0, at - 1), at + 2);
      const of = lines.length > 1 ? `${plain(shows)}: ` : '';
      return around.map((point) => `- ${of}${told(point).when}: ${told(point).amount}`);
    });
    return { say: [words.notWhy, beside.join('\n')].filter(Boolean).join('\n\n') };
  }
  const said = endsOf(chart, texts);
  return said === '' ? null : { say: said };
}

/** What a point is called, and what it shows with the sales behind it. */
function pointTold(point: Point, { picture, drawnSpan }: StandingChart, texts: Texts) {
  const { charts: words } = texts;
  const unit = picture.kind === 'by-month' ? monthUnits[picture.measure] : 'count';
  return {
    when: words.pointNames[drawnSpan](String(point['month'] ?? point['name'])),
    amount: `**${amountInWords({ unit, amount: point }, texts)}**${typeof point['n'] === 'number' ? `, ${words.cases(point['n'], 'sales')}` : ''}`,
  };
}

/** The highest and the lowest point of each line; empty where too few are known. */
export function endsOf(chart: StandingChart, texts: Texts): string {
  const { lines = [] } = chart;
  const said = lines.flatMap(({ shows, points }) => {
    const known = points
      .flatMap((point) => (valueOf(point) === null ? [] : [point]))
      .toSorted((a, b) => (valueOf(a) ?? 0) - (valueOf(b) ?? 0));
    const [lowest, highest] = [known[0], known.at(-1)];
    if (!lowest || !highest || lowest === highest) return [];
    const [top, bottom] = [highest, lowest].map((point) => pointTold(point, chart, texts));
    return top && bottom ? [texts.charts.ends(lines.length > 1 ? plain(shows) : null, top, bottom)] : [];
  });
  return said.join('\n');
}

const MOST_ROWS = 40;

/** The points of the lines, a row for each; empty of a picture that is no course. */
function tableOf(chart: StandingChart, texts: Texts): string {
  const { picture, lines = [] } = chart;
  const [first] = lines;
  if (picture.kind !== 'by-month' || !first) return '';
  const cell = (point: Point | undefined) =>
    point && valueOf(point) !== null ? pointTold(point, chart, texts).amount.replaceAll('**', '') : '–';
  const rows = first.points.slice(-MOST_ROWS).map((point) => {
    const key = point['month'] ?? point['name'];
    const cells = lines.map(({ points }) => cell(points.find((one) => (one['month'] ?? one['name']) === key)));
    return [pointTold(point, chart, texts).when, ...cells];
  });
  const heads = ['', ...lines.map(({ shows }) => plain(shows))];
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
