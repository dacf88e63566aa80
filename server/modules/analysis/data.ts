/** Where the rows of an analysis come from, each read with the viewer's rights. */
import { z } from 'zod';
import { analysisLimits } from '#contract/analysis.ts';
import {
  marketHistoryRequestSchema,
  type MarketHistory,
  type MarketHistoryRequest,
  type MarketMonth,
} from '#contract/market-history.ts';
import { numberIn, rowsOf, type FilesService } from '#server/modules/files/index.ts';
import { asAgent, searchInputSchema, type ListingsService } from '#server/modules/listings/index.ts';
import type { Viewer } from '#server/platform/viewer.ts';

export const fileIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/)
  .describe('From the address of the file in the message: /api/files/{fileId}/{name}');

const areaFilter = searchInputSchema.shape.areaFilter.unwrap().unwrap();

export const dataSchema = z.discriminatedUnion('source', [
  z
    .strictObject({ source: z.literal('search'), search: searchInputSchema })
    .describe(
      `A row for each listing, at most the latest ${analysisLimits.rows}: {price, listPrice, originalListPrice, soldPrice, pricePerSqFt, beds, baths, livingAreaSqFt, lotSizeSqFt, yearBuilt, daysOnMarket, hoaMonthlyDollars, listDate, soldDate, status, type, neighborhood, city, zipCode}; price is the sold price when sold, else the list price; null where unknown`,
    ),
  z
    .strictObject({
      source: z.literal('market'),
      market: marketHistoryRequestSchema.extend({ areaFilter }),
      andAreas: z
        .array(areaFilter)
        .max(analysisLimits.series - 1)
        .nullish()
        .describe('More areas to draw beside it: their rows follow'),
    })
    .describe(
      'A row for each calendar month of an area, the earliest first: {area, month, isPartial, sold, medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToListPercent, reducedPercent, listed, pended}; a median is null under ten sales',
    ),
  z
    .strictObject({ source: z.literal('file'), fileId: fileIdSchema })
    .describe('A row for each row of an attached table, by its own headers; cells that are numbers or amounts are numbers'),
]);
export type AnalysisData = z.output<typeof dataSchema>;

export interface AnalysisSources {
  listings: Pick<ListingsService, 'factRows' | 'count'>;
  files: Pick<FilesService, 'extracted'>;
  history: (request: MarketHistoryRequest, viewer: Viewer) => Promise<MarketHistory>;
}

export interface AnalysisRows {
  rows: Record<string, unknown>[];
  isCut: boolean;
  /** Where they come from, in words for people. */
  basis: string;
  /** Listings that the viewer's surface may not read. */
  hidden: number;
}

/** @returns a sentence where there is nothing to compute with. @throws AppError of what is read */
export async function readRows(
  data: AnalysisData,
  { listings, files, history }: AnalysisSources,
  viewer: Viewer,
): Promise<AnalysisRows | { problem: string }> {
  const isForProvider = viewer.surface === 'model-provider';
  switch (data.source) {
    case 'search': {
      const [{ rows, isCut }, seen, all] = await Promise.all([
        listings.factRows(data.search, viewer, analysisLimits.rows),
        isForProvider ? listings.count(data.search, viewer) : 0,
        isForProvider ? listings.count(data.search, asAgent(viewer)) : 0,
      ]);
      const words = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'listing' : 'listings'} of MLS data`;
      return { rows: rows.map((row) => ({ ...row })), isCut, basis: isCut ? `The latest ${words}` : words, hidden: all - seen };
    }
    case 'market': {
      const { market, andAreas } = data;
      const histories = await Promise.all(
        [market.areaFilter, ...(andAreas ?? [])].map((area) => history({ ...market, areaFilter: area }, viewer)),
      );
      const rows = histories.flatMap(({ area, months }) => months.map((month) => ({ area, ...rowOfMonth(month) })));
      const longest = Math.max(...histories.map(({ months }) => months.length));
      const areas = histories.length > 1 ? ` in ${histories.length} areas` : '';
      return { rows, isCut: false, basis: `${longest} months of MLS listings${areas}`, hidden: 0 };
    }
    case 'file': {
      const { name, content } = await files.extracted({ userId: viewer.userId, fileId: data.fileId });
      if ('problem' in content) return { problem: `${name}: ${content.problem}` };
      if (content.kind !== 'table') return { problem: `${name} holds no table.` };
      const all = rowsOf(content);
      const rows = all.slice(0, analysisLimits.rows).map(({ cells }) => rowOf(content.header, cells));
      const isCut = content.isCut || all.length > rows.length;
      const words = `${rows.length.toLocaleString('en-US')} rows of ${name}`;
      return { rows, isCut, basis: isCut ? `The first ${words}` : words, hidden: 0 };
    }
  }
}

const rowOfMonth = ({
  medianPrice,
  medianPricePerSqFt,
  medianDaysOnMarket,
  saleToList,
  reduced,
  ...month
}: MarketMonth): Record<string, unknown> => ({
  ...month,
  medianPrice: medianPrice.value,
  medianPricePerSqFt: medianPricePerSqFt.value,
  medianDaysOnMarket: medianDaysOnMarket.value,
  saleToListPercent: saleToList.value,
  reducedPercent: reduced.value,
});

const rowOf = (header: readonly string[], cells: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    header.map((column, at) => {
      const cell = cells[at] ?? '';
      return [column, cell === '' ? null : (numberIn(cell) ?? cell)];
    }),
  );
