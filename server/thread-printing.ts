import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Message } from '#contract/threads.ts';
import type { PrintThread } from './modules/threads/index.ts';
import type { Clock } from './platform/clock.ts';
import { AppError } from './platform/errors/index.ts';
import type { Printing } from './platform/printing/index.ts';

/** What the build makes of `web/thread-html.tsx`. */
interface Renderer {
  threadHtml: (thread: {
    title: string;
    messages: readonly Message[];
    isWhole: boolean;
    notices: readonly string[];
    printedAt: string;
    origin: string;
  }) => string;
}

const isRenderer = (value: unknown): value is Renderer =>
  typeof value === 'object' && value !== null && 'threadHtml' in value && typeof value.threadHtml === 'function';

const built = fileURLToPath(new URL('../dist/web/.server/thread-html.js', import.meta.url));

async function load(): Promise<Renderer> {
  const loaded: unknown = await import(pathToFileURL(built).href).catch(() => undefined);
  if (!isRenderer(loaded)) throw new AppError('pdf_not_available', 'The pages are not built, and with them what draws a chat.');
  return loaded;
}

interface ThreadPrintingParts {
  printing: Printing;
  clock: Clock;
  publicOrigin: string;
  /** What has to be said beside what the user's sources gave. */
  findNotices: (userId: string) => Promise<string[]>;
}

/** Prints threads with the queue, the browser and the limits of presentations. */
export function createThreadPrinting({ printing, clock, publicOrigin, findNotices }: ThreadPrintingParts): PrintThread {
  return async ({ userId, ...thread }) => {
    const [{ threadHtml }, notices] = await Promise.all([load(), findNotices(userId)]);
    const html = threadHtml({ ...thread, notices, printedAt: clock.now().toISOString(), origin: publicOrigin });
    return printing.print({ page: { html }, endsWith: '.end' });
  };
}
