import { hash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { readJsonRecords, type SourceRecord } from '#server/modules/listings/index.ts';
import type { OutgoingAnswer } from '#server/platform/outgoing-fetch/index.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import { leanRecord } from './lean-record.ts';
import type { ResoClient } from './reso-client.ts';

export interface Page {
  records: SourceRecord[];
  /** Absolute address of the page after it; null for the last one. */
  nextLink: string | null;
}

/** A page that needs more than about 200 MB is not one that was asked for. */
const MAX_PAGE_CHARACTERS = 64_000_000;
const MAX_EMPTY_PAGES = 20;
const MAX_PAGES = 200_000;

async function* textOf(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for await (const chunk of body) yield decoder.write(chunk);
  yield decoder.end();
}

/** Reads a page record by record; what is held is bounded, whatever the server sends. */
async function readPage(answer: OutgoingAnswer): Promise<Page> {
  let nextLink: string | null = null;
  const records: SourceRecord[] = [];
  let characters = 0;
  const onMember = (name: string, text: string): void => {
    if (name === '@odata.nextLink' || name === 'odata.nextLink') nextLink = text;
  };
  for await (const entry of readJsonRecords(textOf(answer.body), onMember)) {
    if ('problem' in entry) records.push(entry);
    else {
      const lean = leanRecord(entry.record);
      characters += lean.characters;
      records.push({ line: entry.line, record: lean.record });
    }
    if (characters > MAX_PAGE_CHARACTERS) throw new FeedProblem('The server sends too much in one page: ask for smaller pages.');
  }
  return { records, nextLink };
}

/** The address of the next page, which must be at the same server: the token goes with it. */
function resolveNext(link: string, from: string): string {
  const next = URL.canParse(link, from) ? new URL(link, from) : undefined;
  if (!next || next.origin !== new URL(from).origin) {
    throw new FeedProblem('The link to the next page leads to another server, so it is not followed.', { startsOver: true });
  }
  return next.href;
}

/**
 * The pages from an address on, to the end of their links.
 * @throws FeedProblem when they lead in a circle, elsewhere, or nowhere
 */
export async function* readPages(client: ResoClient, firstAddress: string): AsyncGenerator<Page> {
  const seen = new Set<string>();
  let empty = 0;
  for (let address = firstAddress; ;) {
    seen.add(hash('md5', address, 'base64'));
    const page = await client.get(address, readPage);
    const next = page.nextLink === null ? null : resolveNext(page.nextLink, address);
    yield { records: page.records, nextLink: next };
    if (next === null) return;
    empty = page.records.length === 0 ? empty + 1 : 0;
    if (seen.has(hash('md5', next, 'base64')) || empty > MAX_EMPTY_PAGES || seen.size > MAX_PAGES) {
      throw new FeedProblem('The links from page to page lead in a circle or to no end.', { startsOver: true });
    }
    address = next;
  }
}
