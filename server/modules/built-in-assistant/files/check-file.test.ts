import { describe, expect, it } from 'vitest';
import { createFilesTools } from '#server/modules/files/index.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const link = (name: string) => `[${name}](/api/files/abcdefghijklmnopqrstuv/${name})`;
const flyer =
  'Just listed: 12 Alder Street. A bright two-bedroom condo with a deck and a garage.\nPerfect for a young Christian family, no children under ten.';
const lawful = 'Just listed: 12 Alder Street. A bright two-bedroom condo with a deck and a garage. Offered at $1,250,000.';

/** A thread to which that file was attached, and how it was read. */
function startThread(text: string) {
  const inputs: unknown[] = [];
  const content = { kind: 'text' as const, pages: [{ page: 1, text }], pageCount: 1, isCut: false };
  const files = { extracted: () => Promise.resolve({ name: 'alder.pdf', content }) };
  const ask = startTracedThread({ tools: createFilesTools(files), onCall: (_name, input) => inputs.push(input) });
  return { inputs, ask };
}

describe('the words of an attached file', () => {
  it.each([
    `is anything in this flyer a fair-housing problem? ${link('alder.pdf')}`,
    `check the attached copy ${link('alder.pdf')}`,
    `any fair housing issues in the attached pdf? ${link('alder.pdf')}`,
    `is this flyer ok to post? ${link('alder.pdf')}`,
  ])('are checked as pasted ones are: %s', async (question) => {
    const { inputs, ask } = startThread(flyer);
    const reply = await ask(question);
    expect(inputs).toMatchObject([{ isWhole: true }]);
    expect(reply).toContain('**alder.pdf**');
    expect(reply).toMatch(/Christian/);
    expect(reply).not.toContain('does not mention');
  });

  it('are checked in Spanish, and by a question that goes on about the file', async () => {
    const { ask } = startThread(flyer);
    expect(await ask(`¿hay algo en este folleto contra la vivienda justa? ${link('alder.pdf')}`)).toContain('Revisé');
    const { ask: askOn } = startThread(flyer);
    await askOn(`what does this say about the garage? ${link('alder.pdf')}`);
    expect(await askOn('is there any fair-housing problem in it?')).toMatch(/checked[\s\S]*Christian/);
  });

  it('are said to be fine where they are', async () => {
    const { ask } = startThread(lawful);
    const reply = await ask(`any fair housing problem in this? ${link('alder.pdf')}`);
    expect(reply).toContain('I checked the words of **alder.pdf**');
    expect(reply).not.toContain('Take out');
  });

  it('are read as far as there is room, which is said', async () => {
    const { ask } = startThread(`${lawful} `.repeat(200));
    expect(await ask(`does this flyer comply with fair housing? ${link('alder.pdf')}`)).toContain('Only the first part');
  });

  it('are looked into for what else is asked', async () => {
    const { inputs, ask } = startThread(flyer);
    expect(await ask(`what does it say about the garage? ${link('alder.pdf')}`)).toContain('This is what');
    expect(inputs).not.toMatchObject([{ isWhole: true }]);
  });
});
