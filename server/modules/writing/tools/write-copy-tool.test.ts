import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#server/platform/errors/index.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { copyCheckSchema } from '../check-copy.ts';
import { createCheckCopyTool } from './check-copy-tool.ts';
import { copyAnswerSchema, createWriteCopyTool } from './write-copy-tool.ts';

const context = toolContext();
const listing = { mlsId: 'SF1001', mlsSource: 'demo' };
const listings = stubListings([aListing({ description: 'Bright corner home with a garden.' })]);

describe('write_copy', () => {
  it('answers a draft with its limit, the facts that it rests on and the rules of its tone', async () => {
    const asked = { listing, kind: 'description', tone: 'warm', mention: ['the pool'] };
    const { answer, artifact, summary } = await createWriteCopyTool(listings).call(asked, context);
    const { copy, check, facts, features, rules } = copyAnswerSchema.parse(answer);
    expect(copy).toMatchObject({ tone: 'warm', limitCharacters: 1_000, notShown: ['pool'] });
    expect(check).toMatchObject({ isFine: true, characters: copy.characters });
    expect(facts).toMatchObject({ mlsId: 'SF1001', beds: 3 });
    expect(features).toEqual(['natural light', 'garden']);
    expect(rules.join(' ')).toContain('Warm:');
    expect(artifact).toBeNull();
    expect(summary).toMatch(/^\d+ characters$/);
  });

  it('keeps the words of old copy', async () => {
    const tool = createWriteCopyTool(listings);
    const { answer } = await tool.call({ listing, kind: 'social' }, context);
    const { headline, body } = copyAnswerSchema.parse(answer).copy;
    expect(tool.shorten(answer)).toEqual({ kind: 'social', headline, body });
  });

  it('tells a model outside nothing of a listing that its source keeps from it', async () => {
    const closed = {
      getDetails: async () => {
        throw new AppError('listing_not_found', 'This listing does not exist or is not open to you.');
      },
    };
    const forAgentsOnly = {
      getDetails: async (...[reference, who]: Parameters<typeof listings.getDetails>) =>
        who.surface === 'model-provider' ? closed.getDetails() : listings.getDetails(reference, who),
    };
    const outside = { ...context, viewer: { ...context.viewer, surface: 'model-provider' as const } };
    for (const [tool, input] of [
      [createWriteCopyTool, { listing, kind: 'description' }],
      [createCheckCopyTool, { listing, kind: 'description', text: 'A home.' }],
    ] as const) {
      const { answer } = await tool(forAgentsOnly).call(input, outside);
      expect(answer).toEqual({ ...listing, withheld: { listings: 1, note: expect.any(String) as string } });
      await expect(tool(closed).call(input, outside)).rejects.toMatchObject({ code: 'listing_not_found' });
    }
  });

  it.each([
    ['no listing', { kind: 'description' }],
    ['a kind that does not exist', { listing, kind: 'novel' }],
    ['an unknown field', { listing, kind: 'social', colour: 'blue' }],
  ])('refuses %s', async (_, input) => {
    await expect(createWriteCopyTool(listings).call(input, context)).rejects.toBeInstanceOf(z.ZodError);
  });
});

describe('check_copy', () => {
  it('finds what is too long, not in the record, or against fair housing law', async () => {
    const text = 'Perfect for young families, with a pool and a garden.';
    const { answer, summary } = await createCheckCopyTool(listings).call(
      { listing, kind: 'social', text, maxCharacters: 50 },
      context,
    );
    const check = copyCheckSchema.parse(answer);
    expect(check).toMatchObject({ isFine: false, tooLong: true, notShown: ['pool'] });
    expect(check.fairHousing[0]).toMatchObject({ level: 'block' });
    expect(summary).toBe('Found something to fix');
  });
});
