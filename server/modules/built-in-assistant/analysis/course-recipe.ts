/** The code that tells how a picture's lines went: from the first to the last point that all of them have, each place by its own name. */
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { StandingChart } from '../question-parser/parsed-question.ts';
import type { ToolCall } from '../reply.ts';
import type { MonthMeasure, PointSpan } from './chart-request.ts';
import { dataOfMonths } from './months-of-picture.ts';
import { monthUnits, pointsOf } from './recipes.ts';
import { valueOf } from './tell-analysis.ts';

type Told = AnalysisAnswer['figures'][number];

export interface CourseOfLine {
  area: string;
  first: Told;
  last: Told;
  changePercent: number;
}

export interface Course {
  measure: MonthMeasure;
  /** As its points are named: "October 2025", "Q3 2026", "12 months to October 2026". */
  from: string;
  through: string;
  lines: CourseOfLine[];
  /** The highest and the lowest point of a line that stands alone, each with its name. */
  ends: { highest: Told; lowest: Told } | null;
}

const FIGURES_OF_LINE = 3;

/** Two figures name the first and the last point; of a place that has no two points its three are unknown. */
function courseCode(measure: MonthMeasure, span: PointSpan, words: Texts['charts']): string {
  const unit = JSON.stringify(monthUnits[measure]);
  return `${pointsOf(span, words)}
const lines = groupBy(rows.filter((row) => !row.isPartial && isEnd(row.month)), 'area').map(({ name, rows }) => ({ name, points: rows.filter((row) => row[${JSON.stringify(measure)}] !== null).map((row) => ({ month: row.month, y: row[${JSON.stringify(measure)}], n: row.sold })) }));
const known = lines.filter(({ points }) => points.length > 1);
if (known.length === 0) return { figures: [], chart: null };
const months = known[0].points.map(({ month }) => month).filter((month) => known.every(({ points }) => points.some((one) => one.month === month)));
const from = months[0], through = months[months.length - 1];
if (from === undefined || from === through) return { figures: [], chart: null };
const at = ({ points }, month) => points.find((one) => one.month === month);
const told = (figure, point) => ({ figure, value: point ? point.y : null, unit: ${unit}, n: point ? point.n : 0 });
const figures = [{ figure: nameOf(from), value: null, unit: ${unit} }, { figure: nameOf(through), value: null, unit: ${unit} }];
for (const line of lines) {
  const first = at(line, from), last = at(line, through);
  figures.push(told(line.name, first), told(line.name, last), { figure: line.name, value: first && last && first.y !== 0 ? round((last.y / first.y - 1) * 100, 1) : null, unit: 'percent' });
}
if (lines.length === 1) {
  const ordered = [...lines[0].points].sort((one, other) => one.y - other.y);
  for (const point of [ordered[ordered.length - 1], ordered[0]]) figures.push(told(nameOf(point.month), point));
}
return { figures, chart: null };`;
}

/** Null of a picture that is no course of one figure. */
export function courseCall(
  { picture, search, drawnSpan }: StandingChart,
  { today, texts }: { today: string; texts: Texts },
): ToolCall | null {
  const { areaFilter } = search;
  if (picture.kind !== 'by-month' || !areaFilter) return null;
  const data = dataOfMonths({ ...picture, span: drawnSpan }, { ...search, areaFilter }, today);
  return { toolName: 'run_analysis', input: { data, code: courseCode(picture.measure, drawnSpan, texts.charts) } };
}

/** Null where too few points are known. */
export function courseTold({ picture }: StandingChart, { figures }: AnalysisAnswer): Course | null {
  const [from, through, ...rest] = figures;
  if (picture.kind !== 'by-month' || !from || !through || valueOf(from.amount) !== null) return null;
  const isAlone = rest.length === FIGURES_OF_LINE + 2;
  const ofLines = isAlone ? rest.slice(0, FIGURES_OF_LINE) : rest;
  const lines = ofLines.flatMap((first, at) => {
    const [last, change] = [ofLines[at + 1], ofLines[at + 2]];
    const changePercent = change && valueOf(change.amount);
    return at % FIGURES_OF_LINE === 0 && last && changePercent != null ? [{ area: first.name, first, last, changePercent }] : [];
  });
  const [highest, lowest] = isAlone ? rest.slice(FIGURES_OF_LINE) : [];
  return {
    ...{ measure: picture.measure, from: from.name, through: through.name, lines },
    ends: highest && lowest ? { highest, lowest } : null,
  };
}
