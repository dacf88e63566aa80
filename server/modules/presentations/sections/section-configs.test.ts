import { afterAll, beforeAll, expect, it } from 'vitest';
import { editPresentation, saveSections } from '#contract/cma-drafts.ts';
import { createCma } from '#contract/cmas.ts';
import { defaultNavTitles, defaultSection, type SectionConfig, type SectionType } from '#contract/presentation-sections.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const words = fc.stringMatching(/^[\p{L}\d][\p{L}\d ,.'&<>"–$%-]{0,60}[\p{L}\d]$/u);
const written: readonly string[] = ['title', 'navTitle', 'description'];

/** A section of the kind with any flags, titles and visibility. */
function anySection(type: SectionType, id: string): fc.Arbitrary<SectionConfig> {
  const section = defaultSection(type, id);
  const changed = Object.entries(section).flatMap(([key, value]): [string, fc.Arbitrary<unknown>][] => {
    if (typeof value === 'boolean') return [[key, fc.boolean()]];
    if (key === 'visibility') return [[key, fc.constantFrom('visible', 'hidden')]];
    return written.includes(key) ? [[key, words]] : [];
  });
  return fc.record(Object.fromEntries(changed)).map((change) => ({ ...section, ...change }));
}

it('sections of every kind come back as they were stored, in their order', async () => {
  const agent = await app.signIn(await app.createUser());
  const { id } = await agent.call(createCma, { body: { presentationName: 'Round' } });
  const params = { presentationId: id };
  const types = Object.keys(defaultNavTitles) as SectionType[];
  const anySections = fc
    .array(fc.constantFrom(...types), { maxLength: 12 })
    .chain((chosen) => fc.tuple(...chosen.map((type, at) => anySection(type, `section-${at}`))));
  await fc.assert(
    fc.asyncProperty(anySections, async (sections) => {
      await agent.call(saveSections, { params, body: { id, sections } });
      const stored = await agent.call(editPresentation, { params });
      expect(stored.sections.map(({ config }) => config)).toEqual(sections);
    }),
    { numRuns: 40 },
  );
});
