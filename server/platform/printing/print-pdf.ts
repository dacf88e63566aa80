import { hash } from 'node:crypto';
import type { Browser, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { createCappedQueue } from '../capped-queue.ts';
import { AppError } from '../errors/index.ts';
import { findChromium } from './find-chromium.ts';

/** Where our own server answers this process, and under which name it wants to be called. */
export interface OwnServer {
  /** E.g. `http://127.0.0.1:3000`. */
  address: string;
  host: string;
}

export interface PrintJob {
  /** A page that a ticket opens, with what it asks for; or one that is whole, and gets nothing that it asks for. */
  page: { path: string; server: OwnServer } | { html: string };
  /** Selector of what is there once all of it is. */
  endsWith: string;
}

export interface Printing {
  /** @throws AppError pdf_not_available, overloaded */
  print: (job: PrintJob) => Promise<Buffer>;
  close: () => Promise<void>;
}

const MAX_RUNNING = 2;
const MAX_WAITING = 20;
const PRINT_TIMEOUT_MS = 30_000;
/** A browser that nobody prints with goes after so long. */
const IDLE_MS = 120_000;
/** No such host exists: whatever the page asks for comes through `answer` or not at all. */
const ORIGIN = 'http://printed.invalid';
/** Letter at 96 dots an inch, drawn twice as fine. */
const VIEWPORT = { width: 816, height: 1056 };
const JPEG_QUALITY = 78;
const MAX_KEPT_BYTES = 48 * 1024 * 1024;

/**
 * Prints pages of our own with a Chromium of the system. The browser reaches nothing but this server: every request is answered from
 * here. Pictures go in as JPEG, which a PDF takes as they are; WebP would be unpacked to ten times its size.
 */
export function createPrinting({ chromiumPath }: { chromiumPath: string | undefined }): Printing {
  const queue = createCappedQueue({
    maxRunning: MAX_RUNNING,
    maxWaiting: MAX_WAITING,
    whenFull: 'Much is being printed right now. Try again in a moment.',
  });
  const toJpeg = createJpegs();
  let launching: Promise<Browser> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const browser = launching;
    launching = undefined;
    await (await browser?.catch(() => undefined))?.close();
  }

  async function open(): Promise<Browser> {
    clearTimeout(idle);
    const executablePath = findChromium(chromiumPath);
    if (executablePath === undefined)
      throw new AppError('pdf_not_available', 'No browser is there to print with. Print the page itself instead.');
    if (!launching) {
      const { chromium } = await import('playwright-core');
      // Containers give their root user no sandbox of the kernel; the browser opens our own pages alone.
      launching ??= chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
      launching.then(
        (browser) => browser.on('disconnected', () => (launching = undefined)),
        () => (launching = undefined),
      );
    }
    return launching;
  }

  async function printWith(browser: Browser, { page: printed, endsWith }: PrintJob): Promise<Buffer> {
    const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2, serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PRINT_TIMEOUT_MS);
      if ('html' in printed) {
        await page.route('**/*', (route) => (route.request().isNavigationRequest() ? show(route, printed.html) : route.abort()));
        await page.goto(ORIGIN, { timeout: PRINT_TIMEOUT_MS });
      } else {
        await page.route('**/*', (route) => answer(route, printed.server, toJpeg));
        await page.goto(`${ORIGIN}${printed.path}`, { timeout: PRINT_TIMEOUT_MS });
      }
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await waitUntilDrawn(page, endsWith);
      return await page.pdf({
        format: 'Letter',
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
    } finally {
      await context.close();
    }
  }

  return {
    print: (job) =>
      queue.run(async () => {
        const browser = await open();
        try {
          return await printWith(browser, job);
        } finally {
          clearTimeout(idle);
          idle = setTimeout(() => void close(), IDLE_MS);
          idle.unref();
        }
      }),
    close,
  };
}

/** What a screen shows in the place of what is printed is not waited for. */
async function waitUntilDrawn(page: Page, endsWith: string): Promise<void> {
  await page.waitForSelector(endsWith);
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images].filter((image) => image.getClientRects().length > 0).map((image) => { image.loading = 'eager'; return image.decode().catch(() => undefined); }),
  ])`);
}

const show = (route: Route, body: string): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body });

/** Fetches from our own server what the page asks for there, and refuses the rest. */
async function answer(route: Route, { address, host }: OwnServer, toJpeg: (picture: Buffer) => Promise<Buffer>): Promise<void> {
  const url = new URL(route.request().url());
  if (url.origin !== ORIGIN || route.request().method() !== 'GET') return route.abort();
  try {
    const response = await route.fetch({
      url: `${address}${url.pathname}${url.search}`,
      headers: { host, accept: '*/*' },
      maxRedirects: 0,
    });
    const headers = response.headers();
    if (!headers['content-type']?.startsWith('image/') || headers['content-type'].includes('svg'))
      return await route.fulfill({ response });
    const body = await toJpeg(await response.body());
    await route.fulfill({ status: 200, contentType: 'image/jpeg', body });
  } catch {
    await route.abort();
  }
}

/** Pictures of the last prints: the second one of a presentation has most of them. By what they are, since each print has its own addresses. */
function createJpegs(): (picture: Buffer) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  let keptBytes = 0;
  return async (picture) => {
    const key = hash('sha256', picture, 'base64url');
    const found = kept.get(key);
    const jpeg = found ?? (await sharp(picture).jpeg({ quality: JPEG_QUALITY, mozjpeg: false }).toBuffer());
    // What was asked for last stands last.
    if (kept.delete(key)) keptBytes -= jpeg.length;
    kept.set(key, jpeg);
    keptBytes += jpeg.length;
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= MAX_KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= length;
    }
    return jpeg;
  };
}
