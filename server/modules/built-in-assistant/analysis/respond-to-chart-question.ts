/** What is asked about the picture that stands: its legend, its highest and lowest point. */
import { areaInWords } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { StandingChart } from '../question-parser/parsed-question.ts';
import { areasOf } from './areas.ts';
import { monthUnits } from './recipes.ts';
import { amountInWords, valueOf } from './tell-analysis.ts';

const asksForLegend = /^(?:(?:and|so|ok|wait),? )?(?:which|what)\b.{0,30}\b(?:colou?rs?|lines?)\b/i;
const asksForEnds =
  /\b(?:peak(?:ed)?|trough|bottom(?:ed)?(?: out)?|(?:high|low)(?:est|s)? (?:points?|months?|quarters?|years?)|all[- ]time (?:high|low)|(?:best|worst) (?:months?|quarters?|years?)|when (?:was|were) (?:it|that|they|prices?) (?:the )?(?:highest|lowest|cheapest))\b/i;
const MAX_WORDS = 12;

type Line = NonNullable<StandingChart['lines']>[number];

/** Null where the question is of something else. @param question in English words */
export function respondToChartQuestion(
  question: string,
  chart: StandingChart | null | undefined,
  texts: Texts,
): { say: string } | null {
  if (!chart || question.split(/\s+/).length > MAX_WORDS) return null;
  const { charts: words, common } = texts;
  const names = areasOf(chart.search.areaFilter).map((area) => areaInWords(area, texts).replace(/^(?:in|en) /, ''));
  if (asksForLegend.test(question) && names.length > 0) return { say: words.legend(common.and(names)) };
  const { picture, drawnSpan, lines = [] } = chart;
  if (picture.kind !== 'by-month' || !asksForEnds.test(question)) return null;
  const unit = monthUnits[picture.measure];
  const told = (point: Line['points'][number]) => ({
    when: words.pointNames[drawnSpan](String(point['month'] ?? point['name'])),
    amount: `**${amountInWords({ unit, amount: point }, texts)}**${typeof point['n'] === 'number' ? `, ${words.cases(point['n'], 'sales')}` : ''}`,
  });
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
