/** What a course over time is drawn from: the months of each area, and the code that makes points of them. */
import { analysisLimits } from '#contract/analysis.ts';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { historyLimits } from '#contract/market-history.ts';
import { areaInWords, describeSearch } from '../answers/describe-search.ts';
import type { Texts } from '../answers/texts/index.ts';
import { areasOf, placeInWords } from './areas.ts';
import { monthsOf, type Picture } from './chart-request.ts';
import { bedroomsOf, hasCondition } from './homes-of-picture.ts';
import * as recipes from './recipes.ts';

export type MonthsPicture = Extract<Picture, { kind: 'by-month' | 'inventory' }>;
type SearchOfArea = ListingSearch & { areaFilter: AreaFilter };

/** "in Noe Valley, San Francisco and Glen Park, San Francisco"; of many places the first ones, and how many more. */
function whereOf(areas: readonly AreaFilter[], named: number, texts: Texts): string {
  const names = areas.slice(0, named).map((area, at) => (at === 0 ? areaInWords(area, texts) : placeInWords(area, texts)));
  const left = areas.length - names.length;
  return texts.common.and(left === 0 ? names : [...names, texts.charts.andMore(left)]);
}

/** The areas that have a line each. */
const drawnAreas = ({ areaFilter }: SearchOfArea): [AreaFilter, ...AreaFilter[]] => {
  const [first = areaFilter, ...others] = areasOf(areaFilter).slice(0, analysisLimits.series);
  return [first, ...others];
};

/** New listings, contracts and sales are three lines of one area. */
const isInventory = ({ kind }: MonthsPicture, search: SearchOfArea): boolean =>
  kind === 'inventory' && drawnAreas(search).length === 1;

export const measureOf = (picture: MonthsPicture) =>
  picture.kind === 'inventory'
    ? ({ measure: 'listed', span: 'month' } as const)
    : { measure: picture.measure, span: picture.span ?? ('month' as const) };

/** The rows that it is drawn from. */
export function dataOfMonths(picture: MonthsPicture, search: SearchOfArea, today: string): Record<string, unknown> {
  const { propertyTypes, listingTransactionType } = search;
  const [areaFilter, ...andAreas] = drawnAreas(search);
  const bedrooms = bedroomsOf(search);
  const windowMonths = isInventory(picture, search) ? 1 : recipes.windowMonths[measureOf(picture).span];
  const market = {
    areaFilter,
    months: Math.min(historyLimits.months, monthsOf(picture, today) + 1),
    ...(propertyTypes?.length ? { propertyTypes } : {}),
    ...(listingTransactionType ? { listingTransactionType } : {}),
    ...(bedrooms === null ? {} : { bedrooms }),
    ...(windowMonths === 1 ? {} : { windowMonths }),
  };
  return { source: 'market', market, ...(andAreas.length > 0 ? { andAreas } : {}) };
}

export function inputOfMonths(
  picture: MonthsPicture,
  search: SearchOfArea,
  { today, texts }: { today: string; texts: Texts },
): Record<string, unknown> {
  const { charts: words } = texts;
  const { propertyTypes, bedroomsCount } = search;
  const bedrooms = bedroomsOf(search);
  const homes = { propertyTypes, bedroomsCount: bedrooms === null ? null : bedroomsCount };
  const kind =
    hasCondition(homes) && (propertyTypes?.length || bedrooms !== null) ? `${words.of(describeSearch(homes, texts))} ` : '';
  const { measure, span } = measureOf(picture);
  const titleOf = isInventory(picture, search)
    ? (of: string) => words.inventory(of)
    : (of: string) => words.bySpan[span](words.months[measure], of);
  const areas = drawnAreas(search);
  const wheres = areas.map((_, at) => `${kind}${whereOf(areas, areas.length - at, texts)}`);
  const of = wheres.find((one) => titleOf(one).length <= recipes.MAX_TITLE) ?? wheres.at(-1) ?? kind;
  const code = isInventory(picture, search)
    ? recipes.inventory(of, words)
    : recipes.byMonth({ measure, span, isColumns: 'isColumns' in picture }, of, words);
  return { data: dataOfMonths(picture, search, today), code };
}
