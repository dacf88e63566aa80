import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.strictObject({ about: z.string().max(1_500), priceDollars: z.number().nullable() });

function Listing() {
  const { form } = useContractForm({ schema, values: { about: 'A home', priceDollars: 1_250_000 }, send: async () => undefined });
  return (
    <>
      <TextField form={form} name="about" label="About" hint="For clients." maxCharacters={1_500} />
      <NumberField form={form} name="priceDollars" label="Price" prefix="$" />
    </>
  );
}

test('a field is named by its label, described by its hint, and counts what is typed', () => {
  const html = renderToStaticMarkup(<Listing />);
  const [, id = 'none'] = /<label[^>]* for="([^"]+)"[^>]*>About</.exec(html) ?? [];
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-words"`);
  expect(html).toMatch(new RegExp(`id="${id}-words"[^>]*>For clients. 6 / 1,500<`));
});

test('a number stands there with its separators', () => {
  expect(renderToStaticMarkup(<Listing />)).toContain('value="1,250,000"');
});
