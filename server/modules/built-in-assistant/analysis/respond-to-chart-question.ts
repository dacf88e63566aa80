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
  /^(?:(?:and|ok|now|can you|could you|please),? )*(?:(?:show|give|put|make|see)(?: me)? (?:it|that|this|them)? ?)?(?:(?:as|in|into) )?(?:an? )?table(?: please)?\s*[.?!]*$/i;
/** "Download as CSV", "export to Excel" */
const asksForFile =
  /^(?:(?:and|ok|now|can you|could you|please|pls),? )*(?:(?:export|download|save|give|get|send)(?: me)?(?: (?:it|that|this|the (?:data|numbers|figures)))? ?)?(?:(?:as|in|into|to) )?(?:an? )?(?:csv|excel|xlsx?|spreadsheet)(?: file)?(?: please)?\s*[.?!]*$/i;
const asksForEnds = inLines('i')`
  \b(?:
    peak(?:ed)?|trough|bottom(?:ed)?(?: out)?
    |(?:high|low)(?:est|s)? (?:points?|months?|quarters?|years?)
    |all[- ]time (?:high|low)
    |(?:best|worst) (?:months?|quarters?|years?)
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
  if (asksForTable.test(question) || asksForFile.test(question)) return { say: words.asTable };
  const { picture, drawnSpan, lines = [] } = chart;
  const isWhy = asksWhy.test(question);
  if (picture.kind !== 'by-month' || !(isWhy || asksForEnds.test(question))) return null;
  const unit = monthUnits[picture.measure];
  const told = (point: Point) => ({
    when: words.pointNames[drawnSpan](String(point['month'] ?? point['name'])),
    amount: `**${amountInWords({ unit, amount: point }, texts)}**${typeof point['n'] === 'number' ? `, ${words.cases(point['n'], 'sales')}` : ''}`,
  });
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
  const said = lines.flatMap(({ shows, points }) => {
    const known = points
      .flatMap((point) => (valueOf(point) === null ? [] : [point]))
      .toSorted((a, b) => (valueOf(a) ?? 0) - (valueOf(b) ?? 0));
    const [lowest, highest] = [known[0], known.at(-1)];
    if (!lowest || !highest || lowest === highest) return [];
    return [words.ends(lines.length > 1 ? plain(shows) : null, told(highest), told(lowest))];
  });
  return said.length > 0 ? { say: said.join('\n') } : null;
}
