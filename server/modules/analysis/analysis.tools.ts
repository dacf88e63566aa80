import { z } from 'zod';
import {
  analysisLimits,
  analysisUnits,
  chartSchema,
  figureSchema,
  type AnalysisFigure,
  type AnalysisUnit,
  type Chart,
} from '#contract/analysis.ts';
import type { AreaFilter } from '#contract/listing-search.ts';
import { withheld, withheldSchema } from '#server/modules/listings/index.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import { createScriptRunner } from '#server/platform/sandbox/index.ts';
import { defineTool, type Tool, type ToolOutcome } from '#server/platform/tools/index.ts';
import { analysisArtifact } from './analysis.artifacts.ts';
import { dataSchema, readRows, type AnalysisData, type AnalysisSources } from './data.ts';

export const ANALYSIS_TOOL = 'run_analysis';

/** Points of a picture that a model is told; the picture has them all. */
const MAX_TOLD_POINTS = 60;
const MAX_ROWS_CHARACTERS = 6_000_000;

const description = `Computes figures and draws a chart by JavaScript over the rows of a search, the months of a market or an attached table.
code is the body of a function of rows (an array of objects) that returns {figures, chart}. It has no clock, network or Date; beside the
language it has median(values), mean, sum, quantile(values, share), round(value, digits), groupBy(rows, key) → [{name, rows}],
histogram(values) → [{from, to, count}]. Missing values are null and are left out by these.
figures: [{figure, value, unit, n}], unit one of ${analysisUnits.join(', ')}; n is the cases that it rests on.
chart (or null): {type: "line" | "columns" | "bars" | "points", title, x: {label, unit}, y: {label, unit}, series: [{name, points: [{x, y, n}]}]};
bars for names, line for months (x "YYYY-MM"), columns for bands or counts, points for two numbers. Use it to draw what is asked for, or for a figure that no other tool
gives. The chart opens beside the chat and in the reply: tell what it shows in a sentence or two, with the figures' n. A problem tells what to mend in code.`;

const resultSchema = z.object({
  figures: z.array(figureSchema).max(analysisLimits.figures).nullish(),
  chart: chartSchema.nullish(),
});

/** A number under the name of its unit, with `n` and, for a point, `x` or its `name`. */
const amount = z.record(z.string(), z.union([z.number(), z.string()]).nullable());

export const analysisAnswerSchema = z.object({
  basis: z.string(),
  rowCount: z.int(),
  isCut: z.boolean().describe('More rows match than were read'),
  /** Each under the name of its unit, which is how figures of replies are traced. */
  figures: z.array(z.object({ name: z.string(), unit: z.enum(analysisUnits), amount })),
  chart: z
    .object({
      title: z.string(),
      type: z.string(),
      /** What a series shows is no name of a record: "Price per sq ft" may be said of any home. */
      series: z.array(z.object({ shows: z.string(), points: z.array(amount), isCut: z.boolean() })),
    })
    .nullable(),
  problem: z.string().nullable().describe('Why there is nothing, or less'),
  withheld: withheldSchema.optional(),
});
export type AnalysisAnswer = z.infer<typeof analysisAnswerSchema>;

export function createAnalysisTools(sources: AnalysisSources): Tool[] {
  const scripts = createScriptRunner();
  const queue = createCappedQueue({
    maxRunning: 2,
    maxWaiting: 20,
    whenFull: 'Many analyses are under way. Try again in a moment.',
  });
  return [
    defineTool({
      name: ANALYSIS_TOOL,
      description,
      title: 'Drawing a chart',
      failure: 'The chart could not be drawn.',
      inputSchema: z.strictObject({ data: dataSchema, code: z.string().trim().min(1).max(analysisLimits.codeCharacters) }),
      answerSchema: analysisAnswerSchema,
      writes: false,
      // A file that just came may have to be read first.
      cost: { timeoutMs: 45_000, maxCallsPerReply: 6 },
      async execute({ data, code }, { viewer, signal }): Promise<ToolOutcome<AnalysisAnswer>> {
        scripts.prepare();
        const found = await readRows(data, sources, viewer);
        if ('problem' in found) return nothing(found.problem);
        const { rows, isCut, basis, hidden } = found;
        const base = { basis, rowCount: rows.length, isCut, ...(hidden > 0 ? { withheld: withheld(hidden) } : {}) };
        if (rows.length === 0) return nothing('There is nothing to compute with: no row was found.', base);
        const text = JSON.stringify(rows);
        if (text.length > MAX_ROWS_CHARACTERS) return nothing('The rows are too large to compute with.', base);
        const ran = await queue.run(() => scripts.run({ code, rows: text }, { signal }), signal);
        if ('problem' in ran) return nothing(ran.problem, base);
        const result = resultSchema.safeParse(ran.result);
        if (!result.success)
          return nothing(`What the code returned does not fit. ${z.prettifyError(result.error)}`.slice(0, 800), base);
        const { figures, chart } = result.data;
        return {
          answer: { ...base, figures: (figures ?? []).map(summaryOf), chart: chart ? chartSummary(chart) : null, problem: null },
          artifact: chart
            ? analysisArtifact.draft({ chart, figures: figures ?? [], basis, areaFilter: areaOf(data), code })
            : null,
          summary: basis,
        };
      },
      shorten: ({ basis, figures, chart }) => ({ basis, figures, chart: chart && { title: chart.title } }),
    }),
  ];
}

function areaOf(data: AnalysisData): AreaFilter | null {
  if (data.source === 'file') return null;
  return (data.source === 'search' ? data.search.areaFilter : data.market.areaFilter) ?? null;
}

/** A figure is traced by its unit and by what kind of figure it is; both stand in the name of its field. */
function fieldOf(unit: AnalysisUnit, ...words: string[]): string {
  const kind = words
    .map((text) =>
      /\b(?:median|average|mean)(?=[ao]?\b)|\bpromedio\b/i.exec(text)?.[0].toLowerCase().replace('promedio', 'average'),
    )
    .find((word) => word !== undefined);
  return kind === undefined ? unit : `${kind}${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
}

const summaryOf = ({ figure: name, value, unit, n }: AnalysisFigure) => ({
  ...{ name, unit },
  amount: { [fieldOf(unit, name)]: value, ...(n == null ? {} : { n }) },
});

/** A month is a date that may be told of any of the figures beside it; another name is that of a record. */
function nameOfX(x: string | number, unit: AnalysisUnit | null | undefined): string {
  if (typeof x === 'string') return /^\d{4}-\d{2}$/.test(x) ? 'month' : 'name';
  return unit ?? 'x';
}

function chartSummary({ title, type, x, y, series }: Chart): NonNullable<AnalysisAnswer['chart']> {
  const share = Math.max(1, Math.floor(MAX_TOLD_POINTS / series.length));
  return {
    ...{ title, type },
    series: series.map(({ name, points }) => ({
      shows: name,
      points: points.slice(-share).map((point) => ({
        [nameOfX(point.x, x.unit)]: point.x,
        [fieldOf(y.unit, y.label, name, title)]: point.y,
        ...(point.n == null ? {} : { n: point.n }),
      })),
      isCut: points.length > share,
    })),
  };
}

function nothing(problem: string, base = { basis: '', rowCount: 0, isCut: false }): ToolOutcome<AnalysisAnswer> {
  return { answer: { ...base, figures: [], chart: null, problem }, artifact: null, summary: null };
}
