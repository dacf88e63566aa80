import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ExportedFile } from '#server/platform/module.ts';
import { markdownOf } from './markdown-of.ts';

/** Of the files, as they are stored: a copy is made in memory. */
export const MAX_FILE_BYTES = 250_000_000;

interface Copied {
  data: Record<string, unknown>;
  files: AsyncIterable<ExportedFile>;
  at: Date;
  maxFileBytes?: number;
}

/**
 * A zip of everything that is stored about a user: each part as JSON for programs and as Markdown for people, then the files. Files for which
 * there is no room are named in it.
 */
export async function makeZip({ data, files, at, maxFileBytes = MAX_FILE_BYTES }: Copied): Promise<Buffer> {
  const zip = new ZipFile();
  const names = new Set<string>();
  const add = (path: string, content: string | Uint8Array): void => {
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : Buffer.from(content), freePath(names, path), {
      mtime: at,
    });
  };
  for (const [part, value] of Object.entries(data)) {
    add(`${part}.json`, JSON.stringify(value ?? null, null, 2));
    add(`${part}.md`, markdownOf(part, value ?? null));
  }
  let left = maxFileBytes;
  const leftOut: string[] = [];
  for await (const { folder, name, read } of files) {
    const content = left > 0 ? await read() : undefined;
    const path = `${folder}/${safeName(name)}`;
    if (content === undefined || content.length > left) {
      leftOut.push(path);
      continue;
    }
    left -= content.length;
    add(path, content);
  }
  if (leftOut.length > 0)
    add('not-in-this-copy.txt', `There was no room for these files. They stand where they were.\n\n${leftOut.join('\n')}\n`);
  zip.end();
  return buffer(zip.outputStream);
}

/** A name that every system can unpack. */
function safeName(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const ending = /\.[A-Za-z\d]{1,5}$/.exec(safe)?.[0] ?? '';
  return `${[...safe.slice(0, safe.length - ending.length)].slice(0, 100).join('') || 'file'}${ending}`.toWellFormed();
}

function freePath(taken: Set<string>, path: string): string {
  let free = path;
  for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = path.replace(/(\.[^./]*)?$/, ` (${copy})$1`);
  taken.add(free.toLowerCase());
  return free;
}
