import { z } from 'zod';
import { areaFilterSchema } from './listing-search.ts';

export const analysisLimits = {
  /** Rows that one analysis reads. */
  rows: 5_000,
  codeCharacters: 8_000,
  figures: 20,
  series: 6,
  points: 400,
} as const;

/** What the numbers of an axis or a figure count. */
export const analysisUnits = [
  'dollars',
  'dollarsPerMonth',
  'dollarsPerSqFt',
  'percent',
  'days',
  'months',
  'sqFt',
  'count',
  'number',
] as const;
export type AnalysisUnit = (typeof analysisUnits)[number];

const words = (characters: number) => z.string().trim().min(1).max(characters);
const unitSchema = z.enum(analysisUnits);

const pointSchema = z.object({
  x: z.union([z.string().max(80), z.number()]).describe('A name, a month `YYYY-MM`, or, in a chart of points, a number'),
  y: z.number().nullable().describe('Null is a gap'),
  n: z.int().min(0).nullish().describe('Cases that y rests on'),
});

/**
 * A picture, declared: what is drawn, never how. `line` and `columns` go through names or months in the order given, `bars` lie under each
 * other with their names before them, `points` lie where two numbers meet.
 */
export const chartSchema = z.object({
  type: z.enum(['line', 'columns', 'bars', 'points']),
  title: words(120),
  x: z.object({ label: words(60), unit: unitSchema.nullish() }),
  y: z.object({ label: words(60), unit: unitSchema }),
  series: z
    .array(z.object({ name: words(60), points: z.array(pointSchema).min(1).max(analysisLimits.points) }))
    .min(1)
    .max(analysisLimits.series),
});
export type Chart = z.infer<typeof chartSchema>;

export const figureSchema = z.object({
  figure: words(120),
  value: z.number().nullable(),
  unit: unitSchema,
  n: z.int().min(0).nullish().describe('Cases that it rests on'),
});
export type AnalysisFigure = z.infer<typeof figureSchema>;

/** What the analysis widget is given: the picture with its data, what they rest on, and how they were computed. */
export const analysisWidgetSchema = z.object({
  chart: chartSchema,
  figures: z.array(figureSchema).max(analysisLimits.figures),
  basis: z.string().max(400).describe('Where the rows come from, how many, and whether some were left out'),
  areaFilter: areaFilterSchema.nullish().describe('The area that the rows lie in'),
  code: z.string().max(analysisLimits.codeCharacters).describe('The JavaScript that computed it'),
});
export type AnalysisWidgetArguments = z.infer<typeof analysisWidgetSchema>;
