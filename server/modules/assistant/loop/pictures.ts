import type { ModelMessage } from 'ai';
import { fileLinksIn } from '#contract/files.ts';
import type { Log } from '#server/platform/log.ts';
import type { Viewer } from '#server/platform/tools/index.ts';

/** A picture as models are shown it. */
export interface ModelPicture {
  bytes: Uint8Array;
  mediaType: string;
  widthPx: number;
  heightPx: number;
}

/** A picture that the user attached; null where there is none to be shown. */
export type ReadPicture = (viewer: Viewer, fileId: string) => Promise<ModelPicture | null>;

interface PictureOptions {
  readPicture: ReadPicture;
  viewer: Viewer;
  budgetTokens: number;
  log: Pick<Log, 'warn'>;
}

type UserMessage = Extract<ModelMessage, { role: 'user' }>;
type Part = Exclude<UserMessage['content'], string>[number];

/** What providers count, or a little more. */
const PIXELS_PER_TOKEN = 750;

/** Tokens of a picture, for what is estimated without its size. */
export const PICTURE_TOKENS = 1_400;

/** What the pictures' tokens are when they are taken for text. */
export const tokensOfPicture = ({ widthPx, heightPx }: ModelPicture): number =>
  Math.ceil((widthPx * heightPx) / PIXELS_PER_TOKEN);

/**
 * A conversation with the pictures that its messages name, the newest first as far as the budget goes; what does not fit is said to be
 * left out. Pictures of listings are none of them: a message names the user's own files alone.
 */
export async function withPictures(
  messages: readonly ModelMessage[],
  { readPicture, viewer, budgetTokens, log }: PictureOptions,
): Promise<ModelMessage[]> {
  const read = (fileId: string) =>
    readPicture(viewer, fileId).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture could not be read for the model');
      return null;
    });
  let left = budgetTokens;
  const shown = new Set<string>();
  const sent: ModelMessage[] = [];
  for (const message of messages.toReversed()) {
    const links = message.role === 'user' ? fileLinksIn(textOf(message)).filter(({ isImage }) => isImage) : [];
    const parts: Part[] = [];
    for (const { fileId, name } of links) {
      if (shown.has(fileId)) continue;
      shown.add(fileId);
      const picture = left > 0 ? await read(fileId) : null;
      const tokens = picture ? tokensOfPicture(picture) : 0;
      if (!picture || tokens > left) {
        parts.push({ type: 'text', text: `(The picture ${JSON.stringify(name)} is not shown here.)` });
        continue;
      }
      left -= tokens;
      parts.push({ type: 'text', text: `The picture ${JSON.stringify(name)}:` });
      parts.push({ type: 'file', data: picture.bytes, mediaType: picture.mediaType });
    }
    sent.unshift(
      message.role === 'user' && parts.length > 0 ? { ...message, content: [...partsOf(message), ...parts] } : message,
    );
  }
  return sent;
}

/** Whether what the user says now has a picture that is shown. */
export function showsPictures(messages: readonly ModelMessage[]): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  return last !== undefined && Array.isArray(last.content) && last.content.some(({ type }) => type === 'file');
}

const partsOf = ({ content }: UserMessage): Part[] => (typeof content === 'string' ? [{ type: 'text', text: content }] : content);

const textOf = (message: UserMessage): string =>
  partsOf(message)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('\n');
