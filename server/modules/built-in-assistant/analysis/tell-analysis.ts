/** What an analysis computed, in words. */
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { dollars, plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';

type Told = AnalysisAnswer['figures'][number];

/** @param notes sentences about the whole */
export function tellAnalysis(
  { figures, chart, basis, isCut, problem }: AnalysisAnswer,
  notes: readonly string[],
  texts: Texts,
): string {
  const { charts: words } = texts;
  if (problem !== null || !chart) return problem === null || basis !== '' ? words.nothingToDraw : `${words.failed} ${problem}`;
  const of = casesOf(basis, chart.title);
  const lines = figures.map(
    (one) =>
      `- ${plain(one.name)}: **${amountInWords(one, texts)}**${typeof one.amount['n'] === 'number' ? `, ${words.cases(one.amount['n'], of)}` : ''}`,
  );
  const said = [isCut ? words.isCut : '', ...notes].filter(Boolean).map((note) => ` ${note}`);
  return `**${plain(chart.title)}**${words.from(plain(basis))}.${said.join('')}\n\n${lines.join('\n')}`;
}

/** What the figures count: a market's months and what is said of sold homes rest on sales. */
function casesOf(basis: string, title: string): 'sales' | 'listings' | 'rows' {
  if (/\brows of\b/.test(basis)) return 'rows';
  return /\bmonths of\b/.test(basis) || /\bsold\b|vendid|\bventa\b/i.test(title) ? 'sales' : 'listings';
}

/** The number of a figure or a point, whatever its field is called; null where it is not known. */
export function valueOf(amount: Told['amount']): number | null {
  const value = Object.entries(amount).find(([name]) => !['n', 'name', 'month'].includes(name))?.[1];
  return typeof value === 'number' ? value : null;
}

export function amountInWords({ unit, amount }: Pick<Told, 'unit' | 'amount'>, { common, charts: words }: Texts): string {
  const value = valueOf(amount);
  if (value === null) return words.unknown;
  switch (unit) {
    case 'dollars':
      return dollars(value);
    case 'dollarsPerSqFt':
      return common.perSqFt(`$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`);
    case 'percent':
      return `${value < 0 ? '−' : ''}${Math.abs(value).toLocaleString('en-US')}%`;
    case 'days':
      return common.days(value);
    case 'sqFt':
      return common.sqFt(value);
    case 'number':
      return String(value);
    default:
      return value.toLocaleString('en-US');
  }
}
