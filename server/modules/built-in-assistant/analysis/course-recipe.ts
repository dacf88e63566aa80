/** The code that tells how a picture's lines went: from the first to the last point that all of them have, each place by its own name. */
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { StandingChart } from '../question-parser/earlier-turn.ts';
import type { ToolCall } from '../reply.ts';
import { areasOf, placeInWords } from './areas.ts';
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

/** By what the figures of a line are called: the place alone, or the point and, of several places, the place before it. A reply's figures are traced by it. */
type Naming = 'by-place' | 'by-point';

/** Of a place that has no two points its three figures are unknown. By place, two figures before them name the first and the last point; by point, one behind those of several places. */
function courseCode(
  measure: MonthMeasure,
  span: PointSpan,
  naming: Naming,
  { charts: words, figures: { drawn } }: Texts,
): string {
  const unit = JSON.stringify(monthUnits[measure]);
  return `${pointsOf(span, words)}
const lines = groupBy(rows.filter((row) => !row.isPartial && isEnd(row.month)), 'area').map(({ name, rows }) => ({ name, points: rows.filter((row) => row[${JSON.stringify(measure)}] !== null).map((row) => ({ month: row.month, y: row[${JSON.stringify(measure)}], n: row.sold })) }));
const known = lines.filter(({ points }) => points.length > 1);
if (known.length === 0) return { figures: [], chart: null };
const months = known[0].points.map(({ month }) => month).filter((month) => known.every(({ points }) => points.some((one) => one.month === month)));
const from = months[0], through = months[months.length - 1];
if (from === undefined || from === through) return { figures: [], chart: null };
const isByPlace = ${JSON.stringify(naming === 'by-place')};
const at = ({ points }, month) => points.find((one) => one.month === month);
const told = (figure, point) => ({ figure, value: point ? point.y : null, unit: ${unit}, n: point ? point.n : 0 });
const named = ({ name }, what) => isByPlace ? name : lines.length > 1 ? name + ', ' + what : what;
const figures = isByPlace ? [from, through].map((month) => ({ figure: nameOf(month), value: null, unit: ${unit} })) : [];
for (const line of lines) {
  const first = at(line, from), last = at(line, through);
  figures.push(told(named(line, nameOf(from)), first), told(named(line, nameOf(through)), last), { figure: named(line, ${JSON.stringify(words.changeOverYear)}), value: first && last && first.y !== 0 ? round((last.y / first.y - 1) * 100, 1) : null, unit: 'percent' });
}
if (lines.length === 1) {
  const ordered = [...lines[0].points].sort((one, other) => one.y - other.y);
  for (const point of [ordered[ordered.length - 1], ordered[0]]) figures.push(told(nameOf(point.month), point));
}
if (!isByPlace && lines.length > 1) figures.push({ figure: ${JSON.stringify(drawn('@from', '@through'))}.replace('@from', nameOf(from)).replace('@through', nameOf(through)), value: null, unit: ${unit} });
return { figures, chart: null };`;
}

/** Null of a picture that is no course of one figure. */
export function courseCall(
  { picture, search, drawnSpan }: StandingChart,
  naming: Naming,
  { today, texts }: { today: string; texts: Texts },
): ToolCall | null {
  const { areaFilter } = search;
  if (picture.kind !== 'by-month' || !areaFilter) return null;
  const data = dataOfMonths({ ...picture, span: drawnSpan }, { ...search, areaFilter }, today);
  return { toolName: 'run_analysis', input: { data, code: courseCode(picture.measure, drawnSpan, naming, texts) } };
}

/** "October 2026" of "Oakland, CA, October 2026" */
const pointIn = (name: string): string => name.slice(name.lastIndexOf(', ') + 1).trim();

/** Null where too few points are known. */
export function courseTold(
  { picture, search }: StandingChart,
  naming: Naming,
  { figures }: AnalysisAnswer,
  texts: Texts,
): Course | null {
  const [from, through] = figures;
  if (picture.kind !== 'by-month' || !from || !through) return null;
  const rest = naming === 'by-place' ? figures.slice(2) : figures;
  const isAlone = rest.length === FIGURES_OF_LINE + 2;
  const ofLines = isAlone ? rest.slice(0, FIGURES_OF_LINE) : rest;
  const areas = areasOf(search.areaFilter).map((area) => placeInWords(area, texts));
  const lines = ofLines.flatMap((first, at) => {
    const [last, change] = [ofLines[at + 1], ofLines[at + 2]];
    const changePercent = change && valueOf(change.amount);
    const area = areas[at / FIGURES_OF_LINE];
    return area !== undefined && last && changePercent != null ? [{ area, first, last, changePercent }] : [];
  });
  const [highest, lowest] = isAlone ? rest.slice(FIGURES_OF_LINE) : [];
  return {
    ...{ measure: picture.measure, from: pointIn(from.name), through: pointIn(through.name), lines },
    ends: highest && lowest ? { highest, lowest } : null,
  };
}
