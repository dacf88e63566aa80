import { expect, test } from 'vitest';
import { z } from 'zod';
import { listMessages } from '#contract/threads.ts';
import { fc } from '#tests/support/properties.ts';
import { createAnswerParser } from './answer.ts';

const home = z.object({
  id: z.string(),
  price: z.number().nullable(),
  status: z.enum(['active', 'sold']),
  kind: z.literal('home'),
  note: z.string().optional(),
  tags: z.array(z.union([z.string(), z.object({ name: z.string() })])),
});
const whole = { id: 'a', price: 1, status: 'active', kind: 'home', tags: ['x', { name: 'y' }] };

test.each([
  ['a field too many', { ...whole, password_hash: 'x' }],
  ['one deep inside', { ...whole, tags: [{ name: 'y', secret: 1 }] }],
  ['nothing too many', whole],
  ['a field that may be left out, and null', { ...whole, note: 'n', price: null }],
])('%s leaves as parsing makes it', (_, answer) => {
  expect(createAnswerParser(home)(answer)).toEqual(home.parse(answer));
});

test.each([
  ['a missing field', { ...whole, id: undefined }],
  ['another kind of field', { ...whole, id: { password_hash: 'x' } }],
  ['a number that is none', { ...whole, price: Number.NaN }],
  ['an unknown word', { ...whole, status: 'gone' }],
  ['a list for an object', [whole]],
  ['nothing', null],
])('%s never leaves', (_, answer) => {
  expect(() => createAnswerParser(home)(answer)).toThrow(z.ZodError);
});

test.each([
  ['a transform', z.object({ at: z.date().transform((date) => date.toISOString()) }), { at: new Date(0) }],
  ['a default', z.object({ page: z.number().default(1) }), {}],
  ['a trim', z.object({ title: z.string().trim() }), { title: ' x ' }],
  ['a strict object', z.strictObject({ a: z.string() }), { a: 'x' }],
])('%s is applied', (_, schema, answer) => {
  expect(createAnswerParser(schema)(answer)).toEqual(schema.parse(answer));
});

test('whatever a service hands over, no more leaves than parsing lets through', () => {
  const anything = fc.record(
    {
      id: fc.anything(),
      price: fc.anything(),
      status: fc.constantFrom('active', 'sold', 1),
      kind: fc.constant('home'),
      note: fc.anything(),
      tags: fc.oneof(fc.anything(), fc.array(fc.anything())),
      extra: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (answer) => {
      const parsed = home.safeParse(answer);
      if (parsed.success) expect(createAnswerParser(home)(answer)).toEqual(parsed.data);
      else expect(() => createAnswerParser(home)(answer)).toThrow(z.ZodError);
    }),
  );
});

test('a page of messages, free metadata and all, is known by the quick look or parsed', () => {
  const page = {
    items: [],
    meta: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 30, itemCount: 0, cursor: 'x' },
  };

  expect(createAnswerParser(listMessages.answer)(page)).toEqual({ items: [], meta: { ...page.meta, cursor: undefined } });
});
