/** An average with the median beside it, which a few dear homes move less. */
import { amountInWords } from '../analysis/tell-analysis.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import type { Turn } from '../turn.ts';
import type { AverageNames } from './sales-recipes.ts';

/** @param homes of which homes, in words @param areSold else homes for sale */
export function tellAverage(turn: Turn, names: AverageNames, homes: string, texts: Texts, areSold = true): string {
  const { data } = analysisAnswerSchema.safeParse(turn.answers.findLast(({ toolName }) => toolName === ANALYSIS_TOOL)?.value);
  if (!data) return texts.sales.failed;
  const lines = [names.average, names.median].flatMap((name) => {
    const told = data.figures.find((one) => one.name === name);
    const n = Number(told?.amount['n'] ?? 0);
    return told && n > 0
      ? [`- ${name}: **${amountInWords(told, texts)}** (${areSold ? texts.market.sales(n, false) : texts.sales.ofHomes(n)})`]
      : [];
  });
  const head = `${homes.charAt(0).toUpperCase()}${homes.slice(1)}`;
  return [`${plain(head)}:`, lines.length > 0 ? lines.join('\n') : texts.sales.noSales].join('\n\n');
}
