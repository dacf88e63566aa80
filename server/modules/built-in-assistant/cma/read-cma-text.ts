/** What is asked of a CMA's texts: to write them, for whom it is made. */
import type { CmaRequest } from './cma-request.ts';
import { polite } from './cma-words.ts';
import { clientAlone } from './read-client.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const warm = /\b(?:warm(?:er|ly)?|friendl(?:y|ier)|softer|personal)\b/i;
const bold = /\b(?:bold(?:er)?|punch(?:y|ier)|confident|stronger)\b/i;
const short = /\b(?:short(?:er)?|brief(?:er|ly)?|concise)\b/i;

export function readWriting(question: string): CmaRequest | null {
  const isAsked =
    /\b(?:write|rewrite|draft|redo|make)\b.*\b(?:summary|text|words|cover letter|introduction|intro)\b/i.test(question) ||
    /^\s*(?:make it\s+)?(?:(?:a (?:bit|little)\s+)?(?:warmer|friendlier|bolder|shorter|longer|more professional))[.!]*\s*$/i.test(
      question,
    );
  if (!isAsked || /\b(?:listing description|post|caption|email|letter to)\b/i.test(question)) return null;
  return {
    kind: 'write',
    tone: warm.test(question) ? 'warm' : bold.test(question) ? 'bold' : 'professional',
    length: short.test(question) ? 'short' : 'full',
  };
}

const renames = inLines('i')`
  ${polite}(?:(?:re)?name|call|(?:re)?title)\s+(?:it|this|that|(?:the|this|that|my)\s+(?:cma|presentation|report))
    \s+(?:to\s+|as\s+)?(?<named>.+?)\s*$
  |${polite}(?:change|set|make)\s+(?:the|its)\s+(?:title|name)\s+(?:of\s+(?:it|the\s+\w+)\s+)?(?:to\s+)?(?<set>.+?)
    \s*$
`;

const spanishRenames = inLines('i')`
  ^\s*(?:por favor\s+)?(?:
    cambi\w+\s+(?:el|su)\s+(?:t[ií]tulo|nombre)(?:\s+(?:del|de\s+la)\s+(?:cma|presentaci[oó]n|informe))?\s+(?:a|por)
    |p[oó]n\w*\s+(?:(?:el|de|como|por)\s+)?(?:t[ií]tulo|nombre)
    |(?:ll[aá]m|n[oó]mbr|tit[uú]l)al[oa](?:\s+como)?
  )\s*:?\s+(?<set>.+?)\s*$
`;

export function readTitle(question: string): CmaRequest | null {
  const { named, set } = (renames.exec(question) ?? spanishRenames.exec(question))?.groups ?? {};
  const title = (named ?? set)?.replace(/^["“'‘«]|["”'’»]?[.!]*$/g, '').trim();
  return title ? { kind: 'title', title } : null;
}

export function readClient(question: string): CmaRequest | null {
  const name = clientAlone(question);
  return name === null ? null : { kind: 'client', name };
}

const notes = inLines('i')`
  ${polite}(?:add|put|include|write|insert)\s+(?:in\s+)?(?:an?\s+|the\s+)?(?:(?:short|quick|little)\s+)?
  (?:note|line|sentence|comment|paragraph)\s*(?:in\s+(?:it|there|the\s+cma)\s*)?
  (?:that|saying(?:\s+that)?|to\s+say(?:\s+that)?|which\s+says(?:\s+that)?|about|:)\s*(.+?)\s*$
`;

const spanishNotes =
  /^\s*(?:por favor\s+)?(?:agr[eé]g\w+|a[nñ]ad\w+|pon\w*|incluy\w+|escrib\w+)\s+una\s+nota\s*(?:que\s+diga|diciendo|de)?\s*(?:que|:)\s*(.+?)\s*$/i;

/** "Add a note that the roof was redone in 2021": the agent's own words. */
export function readNote(question: string): CmaRequest | null {
  const words = (notes.exec(question) ?? spanishNotes.exec(question))?.[1]?.replace(/^["“]|["”]$/g, '').trim();
  if (!words) return null;
  const text = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return { kind: 'note', text: /[.!?]$/.test(text) ? text : `${text}.` };
}
