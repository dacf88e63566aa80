import type { ModelMessage } from 'ai';
import { expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { estimateTokens } from './history.ts';
import { PICTURE_TOKENS, showsPictures, withPictures, type ModelPicture } from './pictures.ts';

const viewer = { userId: '01990000-0000-7000-8000-000000000003', allowedMlsProviders: ['*'] };
const linkTo = (letter: string) => `![${letter}.jpg](/api/files/${letter.repeat(22)}/${letter}.jpg)`;
const says = (content: string): ModelMessage => ({ role: 'user', content });
const picture: ModelPicture = { bytes: new Uint8Array(300_000), mediaType: 'image/jpeg', widthPx: 1_000, heightPx: 750 };

/** The files whose pictures are shown, and those that are sent to be left out. */
async function shownIn(messages: ModelMessage[], budgetTokens: number) {
  const asked: string[] = [];
  const readPicture = (_: unknown, fileId: string) => {
    asked.push(fileId.charAt(0));
    return Promise.resolve(fileId.startsWith('z') ? null : picture);
  };
  const sent = await withPictures(messages, { readPicture, viewer, budgetTokens, log: createLog('silent') });
  const parts = sent.flatMap(({ role, content }) => (role === 'user' && typeof content !== 'string' ? content : []));
  const shown = parts.filter(({ type }) => type === 'file').length;
  const texts = parts.flatMap((part) => (part.type === 'text' ? part.text : []));
  return { sent, asked, shown, left: texts.filter((text) => text.includes('is not shown here')) };
}

it('shows the newest pictures as far as the budget goes, each once, and says which are left out', async () => {
  const thread = [
    says(`Old ${linkTo('a')}`),
    says(`And ${linkTo('b')} ${linkTo('c')}`),
    says(`Now ${linkTo('c')} ${linkTo('z')}`),
  ];
  const { asked, shown, left, sent } = await shownIn(thread, 2_000);
  expect([asked, shown]).toEqual([['c', 'z', 'b'], 2]);
  expect(left).toEqual(['(The picture "a.jpg" is not shown here.)', '(The picture "z.jpg" is not shown here.)']);
  expect(showsPictures(sent)).toBe(true);
  expect(showsPictures(sent.slice(0, 1))).toBe(false);
  expect(estimateTokens(sent)).toBeLessThan(2 * PICTURE_TOKENS + 300);
});

it('leaves files that are no pictures, and what the assistant said, as they are', async () => {
  const messages: ModelMessage[] = [
    says(`[prices.csv](/api/files/${'p'.repeat(22)}/prices.csv)`),
    { role: 'assistant', content: linkTo('a') },
  ];
  const { sent, asked } = await shownIn(messages, 6_000);
  expect(sent).toEqual(messages);
  expect(asked).toEqual([]);
});
