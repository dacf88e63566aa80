import { renderToStaticMarkup } from 'react-dom/server';
import { PrintedThread, type ThreadToPrint } from './app/printed-thread/printed-thread.tsx';

/** A thread as a page to print: whole, without scripts, and asking for nothing. */
export function threadHtml(thread: ThreadToPrint): string {
  return `<!doctype html>${renderToStaticMarkup(<PrintedThread {...thread} />)}`;
}
