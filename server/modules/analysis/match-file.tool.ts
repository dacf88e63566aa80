import { z } from 'zod';
import { addressedRows, type FilesService } from '#server/modules/files/index.ts';
import {
  asAgent,
  factsOf,
  searchResultFactsSchema,
  withheld,
  withheldSchema,
  type ListingsService,
} from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import { defineTool, type Tool, type ToolOutcome } from '#server/platform/tools/index.ts';
import { fileIdSchema } from './data.ts';

export const MATCH_TOOL = 'find_listings_of_file';

/** More addresses are not looked up at once. */
const MAX_ADDRESSES = 500;
const MAX_HOMES_TOLD = 20;
const MAX_MISSING_TOLD = 10;

export const matchAnswerSchema = z.object({
  fileName: z.string(),
  problem: z.string().nullable().describe('Why no address could be looked up'),
  addresses: z.int().describe('Addresses of the rows that the question is about'),
  isCut: z.boolean().describe(`Only the first ${MAX_ADDRESSES} were looked up`),
  byStatus: z.array(z.object({ status: searchResultFactsSchema.shape.status, count: z.int() })),
  homes: z
    .array(
      z.object({
        row: z.int(),
        inFileDollars: z.number().nullable().describe('The price in the file'),
        differenceDollars: z.number().nullable().describe('The price in the file less the price of the listing'),
        home: searchResultFactsSchema,
      }),
    )
    .max(MAX_HOMES_TOLD),
  notFound: z.int(),
  missing: z.array(z.object({ row: z.int(), address: z.string() })).max(MAX_MISSING_TOLD),
  withheld: withheldSchema.optional(),
});
export type MatchAnswer = z.infer<typeof matchAnswerSchema>;

export interface MatchSources {
  listings: Pick<ListingsService, 'findAtAddresses'>;
  files: Pick<FilesService, 'extracted'>;
  clock: Clock;
}

/** Looks up the addresses of an attached table among the listings that the viewer may see. */
export function createMatchTool({ listings, files, clock }: MatchSources): Tool {
  return defineTool({
    name: MATCH_TOOL,
    description:
      'Looks up the addresses of an attached table (CSV, XLSX) among the listings: which of them are on the market or were sold, at what price, and how far the price in the file is from it. question says of which rows, in the user’s words; with nothing, of all.',
    title: 'Looking up the addresses',
    failure: 'The addresses could not be looked up.',
    inputSchema: z.strictObject({
      fileId: fileIdSchema,
      question: z.string().max(2_000),
      status: z.enum(['on-market', 'sold']).nullish().describe('Only homes of this kind are told; all are counted'),
    }),
    answerSchema: matchAnswerSchema,
    writes: false,
    // A file that just came may have to be read first.
    cost: { timeoutMs: 45_000 },
    async execute({ fileId, question, status }, { viewer }): Promise<ToolOutcome<MatchAnswer>> {
      const { name: fileName, content } = await files.extracted({ userId: viewer.userId, fileId });
      const nothing = (problem: string): ToolOutcome<MatchAnswer> => ({
        answer: { ...{ fileName, problem, isCut: false, homes: [] }, addresses: 0, byStatus: [], notFound: 0, missing: [] },
        artifact: null,
        summary: null,
      });
      if ('problem' in content) return nothing(content.problem);
      if (content.kind !== 'table') return nothing('It holds no table.');
      const addressed = addressedRows(content, question);
      if (!addressed) return nothing('It has no column of addresses.');
      const rows = addressed.rows.slice(0, MAX_ADDRESSES);
      const found = await listings.findAtAddresses(rows, viewer);
      const hidden =
        viewer.surface === 'model-provider'
          ? (await listings.findAtAddresses(rows, asAgent(viewer))).filter((listing, at) => listing && !found[at]).length
          : 0;
      const today = calendarDateOf(clock.now());
      const homes = rows.flatMap(({ row, priceDollars }, at) => {
        const listing = found[at];
        if (!listing) return [];
        const home = factsOf(listing, today);
        const difference = priceDollars === null || home.price === null ? null : priceDollars - home.price;
        return { row, inFileDollars: priceDollars, differenceDollars: difference, home };
      });
      const missing = rows.filter((_, at) => !found[at]).map(({ row, street }) => ({ row, address: street }));
      const told = homes.filter(({ home }) => status == null || (home.status === 'sold') === (status === 'sold'));
      return {
        answer: {
          ...{ fileName, problem: null, addresses: rows.length },
          isCut: addressed.rows.length > rows.length,
          byStatus: [...Map.groupBy(homes, ({ home }) => home.status)]
            .map(([one, group]) => ({ status: one, count: group.length }))
            .toSorted((a, b) => b.count - a.count),
          homes: told
            .toSorted((a, b) => Number(a.home.status === 'sold') - Number(b.home.status === 'sold'))
            .slice(0, MAX_HOMES_TOLD),
          notFound: missing.length - hidden,
          missing: hidden > 0 ? [] : missing.slice(0, MAX_MISSING_TOLD),
          ...(hidden > 0 ? { withheld: withheld(hidden) } : {}),
        },
        artifact: null,
        summary: `${homes.length} of ${rows.length} found`,
      };
    },
    shorten: ({ fileName, byStatus, notFound }) => ({ fileName, byStatus, notFound }),
  });
}
