/** Of which attached file a question is, and whether it is of one at all. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { z } from 'zod';
import { fileLinksIn } from '#contract/files.ts';
import { ANALYSIS_TOOL, MATCH_TOOL } from '#server/modules/analysis/index.ts';
import { READ_FILE_TOOL } from '#server/modules/files/index.ts';
import { parsed, type Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type FileLink = ReturnType<typeof fileLinksIn>[number];

export interface FileInQuestion {
  file: FileLink;
  /** Attached to the question, or named in it; else it may be of something else. */
  isNamed: boolean;
}

const namesFile = inLines('i')`
  \b(?:
    file|attachment|attached|spreadsheet|sheet|table|workbook|excel|csv|document|pdf|report|inspection|disclosures?
    |contract|rows?|columns?
    |(?:on|in|from|of) (?:the|this|that|my|our) (?:price )?list
    |archivo|adjunto|hoja|tabla|documento|informe|contrato|filas?|columnas?
  )\b
`;

/** Thanks and greetings begin nothing else, and ask nothing of a file. */
const isTalk = /^\W*(?:hi|hello|hey|thanks?|thank you|ok(?:ay)?|great|perfect|got it|cool|bye|hola|gracias)\b[^?]{0,30}$/i;
/** Said of what the assistant does beside reading files: after an answer from one, it begins something else. */
const beginsElse = inLines('i')`
  \b(?:
    write|draft|compose|e-?mail|text (?:him|her|them|me|my)|book|schedule|remind|saved? search|presentation|cma
    |mortgage|afford|interest rates?|closing costs|transfer tax|market (?:in|of|for)|how(?:'s|’s| is) the market
    |homes? for sale|for sale in|search (?:for|homes)
    |find (?:me |us )?(?:a |some )?(?:homes?|condos?|houses?|listings?)
    |who are you|what can you do|escribe|redacta|busca|mercado de
  )\b
`;
const isElsewhere = (question: string) => isTalk.test(question) || beginsElse.test(question);

/** Too common in names of files to name one. */
const ofAnyFile = new Set(
  'file list copy final data sheet home homes house houses price prices listing listings page pages draft scan scanned document image photo img letter'.split(
    ' ',
  ),
);

/** A file is named by words of its name: "the rent roll", "these offers". */
function isNamedBy(file: FileLink, question: string): boolean {
  const words = (
    file.name
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).filter((word) => !ofAnyFile.has(word));
  return words.some((word) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(question));
}

const textOf = (content: Extract<LanguageModelV4Prompt[number], { role: 'user' }>['content']): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join(' ');

const userTextOf = (message: LanguageModelV4Prompt[number] | undefined): string =>
  message?.role === 'user' ? textOf(message.content) : '';

/** All files that were attached before a question, the last one last. */
const attachedIn = (prompt: LanguageModelV4Prompt): FileLink[] => prompt.flatMap((message) => fileLinksIn(userTextOf(message)));

const readSchema = z.union([
  z.object({ fileId: z.string() }),
  z.object({ data: z.object({ fileId: z.string() }) }).transform(({ data }) => data),
]);
const tools: readonly string[] = [READ_FILE_TOOL, MATCH_TOOL, ANALYSIS_TOOL];
/** So many questions back that no tool answered, thanks among them, a file is still spoken of. */
const MAX_TURNS_BACK = 3;

/** The file that the last reply which used tools read; null where it read none, and where something else was begun since. */
function readBefore(prompt: LanguageModelV4Prompt): string | null {
  const asked = prompt.flatMap(({ role }, at) => (role === 'user' ? at : [])).slice(-MAX_TURNS_BACK - 1);
  const calls = asked
    .slice(0, -1)
    .map((from, at) =>
      prompt
        .slice(from, asked[at + 1])
        .flatMap(({ role, content }) =>
          role === 'assistant' ? content.flatMap((part) => (part.type === 'tool-call' ? part : [])) : [],
        ),
    );
  const at = calls.findLastIndex((ofTurn) => ofTurn.length > 0);
  const isLeft = asked.slice(at + 1, -1).some((message) => beginsElse.test(userTextOf(prompt[message])));
  if (at < 0 || isLeft) return null;
  const last = calls[at] ?? [];
  const ids = last.flatMap(({ toolName, input }) => {
    const given: unknown = typeof input === 'string' ? parsed(input) : input;
    return tools.includes(toolName) ? (readSchema.safeParse(given).data?.fileId ?? []) : [];
  });
  return ids.length > 0 && last.every(({ toolName }) => tools.includes(toolName)) ? (ids.at(-1) ?? null) : null;
}

/** Null where the question is of no file. */
export function whichFile({ question }: Pick<Turn, 'question'>, prompt: LanguageModelV4Prompt): FileInQuestion | null {
  const own = fileLinksIn(question).at(-1);
  if (own) return { file: own, isNamed: true };
  const attached = attachedIn(prompt);
  const named = attached.findLast((file) => isNamedBy(file, question));
  if (named && !isElsewhere(question)) return { file: named, isNamed: false };
  const read = readBefore(prompt);
  const file = attached.findLast(({ fileId }) => fileId === read) ?? attached.at(-1);
  if (!file) return null;
  if (namesFile.test(question)) return { file, isNamed: true };
  return read !== null && !isElsewhere(question) ? { file, isNamed: false } : null;
}
