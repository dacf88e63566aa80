import { describe, expect, it } from 'vitest';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import { fc } from '#tests/support/properties.ts';
import { mergeSections } from '#contract/merge-sections.ts';

const text = (id: string, title = '', htmlContent = ''): SectionConfig => ({
  ...{ id, title, htmlContent },
  type: 'free-html-text',
  navTitle: 'Text',
  visibility: 'visible',
});
const ids = (sections: readonly SectionConfig[]) => sections.map(({ id }) => id);

describe('two edits of the same sections', () => {
  const base = [text('a'), text('b'), text('c')];

  it('keep what each changed, field by field', () => {
    const ours = [text('a', 'Ours'), text('b'), text('c')];
    const theirs = [text('a', '', '<p>Theirs</p>'), text('b', 'Theirs'), text('c')];
    expect(mergeSections(base, ours, theirs)).toEqual([text('a', 'Ours', '<p>Theirs</p>'), text('b', 'Theirs'), text('c')]);
  });

  it('keep a section that one changed and the other removed', () => {
    expect(ids(mergeSections(base, [text('a'), text('c')], [text('a'), text('b', 'Changed'), text('c')]))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(ids(mergeSections(base, [text('a'), text('c')], base))).toEqual(['a', 'c']);
  });

  it('keep our order, and put what they added where they put it', () => {
    const ours = [text('c'), text('a'), text('b')];
    const theirs = [text('a'), text('new'), text('b'), text('c')];
    expect(ids(mergeSections(base, ours, theirs))).toEqual(['c', 'a', 'new', 'b']);
  });

  const sections = fc
    .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), title: fc.constantFrom('', 'x', 'y') }), {
      selector: ({ id }) => id,
    })
    .map((list) => list.map(({ id, title }) => text(id, title)));

  it('are what one side did where the other did nothing, and hold no section twice', () => {
    fc.assert(
      fc.property(sections, sections, (was, now) => {
        expect(mergeSections(was, now, was)).toEqual(now);
        expect(mergeSections(was, was, now)).toEqual(now);
      }),
    );
  });

  it('lose no edit of either side', () => {
    fc.assert(
      fc.property(sections, sections, sections, (was, ours, theirs) => {
        const merged = mergeSections(was, ours, theirs);
        expect(new Set(ids(merged)).size).toBe(merged.length);
        for (const side of [ours, theirs])
          for (const section of side) {
            const before = was.find(({ id }) => id === section.id);
            const isEdit = !before || JSON.stringify(before) !== JSON.stringify(section);
            if (isEdit) expect(ids(merged)).toContain(section.id);
          }
        for (const section of ours) {
          const before = was.find(({ id }) => id === section.id);
          if (before && JSON.stringify(before) !== JSON.stringify(section))
            expect(merged.find(({ id }) => id === section.id)).toMatchObject(
              'title' in section && 'title' in before && section.title !== before.title ? { title: section.title } : {},
            );
        }
      }),
    );
  });
});
