import { z } from 'zod';
import type { ListingsService } from '../listings.service.ts';
import { searchInputSchema } from './search-input.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';

const description = `The school districts that the listings of a search name, with how many of them are in each, their median price, and the miles
from the middle of the search to theirs. Use it when schools are asked for: fair housing law lets you rate none, so name districts and
offer to search in one (areaFilter nameType school-district). Which district a home is in the district itself tells by its address.`;

export const schoolDistrictsAnswerSchema = z.object({
  districts: z.array(
    z.object({
      name: z.string(),
      listingCount: z.int(),
      medianPriceDollars: z.number().nullable(),
      miles: z.number().nullable(),
    }),
  ),
});
export type SchoolDistrictsAnswer = z.infer<typeof schoolDistrictsAnswerSchema>;

export function createSchoolDistrictsTool(listings: Pick<ListingsService, 'schoolDistricts'>): Tool {
  return defineTool({
    name: 'list_school_districts',
    description,
    title: 'Reading school districts',
    failure: 'The school districts could not be read.',
    inputSchema: searchInputSchema,
    answerSchema: schoolDistrictsAnswerSchema,
    writes: false,

    async execute(request, { viewer }) {
      const found = await listings.schoolDistricts(request, viewer);
      const districts = found.map(({ medianPrice, ...district }) => ({ ...district, medianPriceDollars: medianPrice }));
      return { answer: { districts }, artifact: null, summary: found.length === 0 ? 'None named' : `${found.length} named` };
    },

    shorten: ({ districts }) => ({ districts: districts.map(({ name }) => ({ name })) }),
  });
}
