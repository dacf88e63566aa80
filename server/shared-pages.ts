import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presentationSchema, type Presentation } from '#contract/presentations.ts';
import type { PresentationsService } from './modules/presentations/index.ts';
import { isAppError } from './platform/errors/index.ts';
import type { Log } from './platform/log.ts';

/** What the build makes of `web/shared-html.tsx`. */
interface Renderer {
  sharedHtml: (token: string, presentation: Presentation) => string;
}

const isRenderer = (value: unknown): value is Renderer =>
  typeof value === 'object' && value !== null && 'sharedHtml' in value && typeof value.sharedHtml === 'function';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
/** JSON that cannot end the element it stands in. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const styleLink = /<link rel="stylesheet"[^>]* href="\/(assets\/[\w.-]+\.css)"[^>]*>/g;

/** With its style sheets in the page itself: on a slow line they would stand in a queue with the scripts, and nothing is drawn before them. */
async function withStyles(folder: string, page: string): Promise<string> {
  const files = [...page.matchAll(styleLink)].map(([, file = '']) => file);
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const styles = new Map(files.map((file, at) => [file, sheets[at] ?? '']));
  return page.replaceAll(styleLink, (_, file: string) => `<style>${styles.get(file) ?? ''}</style>`);
}

interface SharedPagesParts {
  /** Of the built web. */
  folder: string;
  shares: Pick<PresentationsService['shares'], 'open' | 'read'>;
  log: Log;
}

/**
 * The page behind a shared link with everything that it shows: a phone on a slow line reads it before any script has come, and so does a
 * browser without scripts. Undefined for what the page has to find out by itself: a link that leads nowhere, or one that asks for a password.
 */
export function createSharedPages({ folder, shares, log }: SharedPagesParts): (token: string) => Promise<string | undefined> {
  let renderer: Promise<Renderer> | undefined;

  async function load(): Promise<Renderer> {
    const loaded: unknown = await import(pathToFileURL(join(folder, '.server', 'shared-html.js')).href);
    if (!isRenderer(loaded)) throw new TypeError('The build holds no page of shared presentations');
    return loaded;
  }

  async function pageOf(token: string): Promise<string | undefined> {
    const opened = await shares.open(token);
    if (!opened) return undefined;
    const presentation = presentationSchema.parse(await shares.read(opened, undefined));
    const { sharedHtml } = await (renderer ??= load());
    const content = sharedHtml(token, presentation);
    const page = await withStyles(folder, await readFile(join(folder, 'shared.html'), 'utf8'));
    // What is printed needs no script, and the printer need not wait for one.
    const isPrinted = opened.share === null;
    const scripts = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
    const carried = `<script type="application/json" id="presentation">${asJson(presentation)}</script>`;
    return (isPrinted ? page.replaceAll(scripts, '') : page)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(presentation.presentationName)}</title>`)
      .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${content}</div>${isPrinted ? '' : carried}`);
  }

  return (token) =>
    pageOf(token).catch((error: unknown) => {
      // The page without content asks for it itself, and says what it hears.
      if (!isAppError(error)) log.warn({ error }, 'a shared page could not be rendered');
      return undefined;
    });
}
