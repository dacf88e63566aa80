import { z } from 'zod';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { type ListingsService, readOrWithhold, withheldListing, withheldListingSchema } from '#server/modules/listings/index.ts';
import { checkCopyOfListing, copyCheckSchema } from '../check-copy.ts';
import { copyKinds, copyLanguages } from '../request.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';

const description = `Check a text about a listing that you wrote or that the agent pasted: its length against the limit of its kind, features that
the record does not show (notShown: take them out), and fair housing (block: must go; warn: use the rewrite). Call it on your own
text before you show it, fix what it finds, and check again until isFine is true.`;

const inputSchema = z.strictObject({
  listing: listingReferenceSchema,
  kind: z.enum(copyKinds),
  text: z.string().trim().min(1).max(6_000).describe('The body, without the headline'),
  language: z.enum(copyLanguages).nullish().describe('english when left out'),
  maxCharacters: z.int().min(50).max(5_000).nullish().describe('A tighter limit than the usual one of its kind'),
});

export function createCheckCopyTool(listings: Pick<ListingsService, 'getDetails'>): Tool {
  return defineTool({
    name: 'check_copy',
    description,
    title: 'Checking the copy',
    failure: 'The copy could not be checked.',
    inputSchema,
    answerSchema: z.union([copyCheckSchema, withheldListingSchema]),
    writes: false,
    copyIn: ({ text }) => [text],

    async execute({ listing: reference, text, ...rest }, { viewer }) {
      const listing = await readOrWithhold(listings, reference, viewer);
      if (!listing) return { answer: withheldListing(reference), artifact: null, summary: null };
      const answer = checkCopyOfListing(listing, text, {
        ...rest,
        remarksLimitCharacters: listing.attribution.remarksLimitCharacters,
      });
      return { answer, artifact: null, summary: answer.isFine ? 'Nothing found' : 'Found something to fix' };
    },

    shorten(answer) {
      return 'isFine' in answer ? { isFine: answer.isFine, characters: answer.characters } : null;
    },
  });
}
