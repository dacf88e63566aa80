import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { sql } from 'kysely';
import { z } from 'zod';
import { createAgentLoop } from '#server/modules/assistant/loop/index.ts';
import type { AgentLoop } from '#server/modules/assistant/index.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { everythingMayLeave } from './loop-run.ts';

/** What notes are written to; a table of the tests alone. */
export async function createNotesTable(db: Db): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS test_notes (text text NOT NULL)`.execute(db);
}

export async function readNotes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`SELECT text FROM test_notes ORDER BY text`.execute(db);
  return rows.map(({ text }) => text);
}

const insertNote = async (tx: Tx, text: string): Promise<{ text: string }> => {
  await sql`INSERT INTO test_notes (text) VALUES (${text})`.execute(tx);
  return { text };
};

interface NoteTools {
  /** Runs when a note is written and the call has not ended yet: where a node may die. */
  afterWriting?: () => Promise<void>;
  /** The text of the card; a test may change it between two tries. */
  recipient?: () => string;
}

/** `write_note` writes at once; `send_note` asks first. */
export function createNoteTools({ afterWriting = async () => {}, recipient = () => 'Ana' }: NoteTools = {}): Tool[] {
  const parts = {
    description: 'For tests.',
    failure: 'The note could not be written.',
    inputSchema: z.strictObject({ text: z.string() }),
    answerSchema: z.object({ text: z.string() }),
    writes: true,
    shorten: () => null,
  };
  return [
    defineTool({
      ...parts,
      name: 'write_note',
      title: 'Writing a note',
      async execute({ text }, { idempotently }) {
        const answer = await idempotently('write', (tx) => insertNote(tx, text));
        await afterWriting();
        return { answer, artifact: null, summary: 'Written' };
      },
    }),
    defineTool({
      ...parts,
      name: 'send_note',
      title: 'Sending a note',
      async execute({ text }, { ensureApproved, idempotently }) {
        const details = [
          { label: 'To', value: recipient() },
          { label: 'Text', value: text },
        ];
        await ensureApproved({ title: 'Send this note?', details, approveLabel: 'Send', declineLabel: 'Do not send' });
        const answer = await idempotently('send', (tx) => insertNote(tx, text));
        await afterWriting();
        return { answer, artifact: null, summary: 'Sent' };
      },
    }),
  ];
}

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** How often a model was asked, and what it was told last. */
export interface AskedModel {
  requests: LanguageModelV4CallOptions[];
}

/**
 * A loop whose model calls the tools that the prompt names ("write_note, send_note"), each with a text of its own for every time it is
 * asked, and then tells the results.
 */
export function createNoteLoop(tools: readonly Tool[], asked: AskedModel = { requests: [] }): AgentLoop {
  const model = new MockLanguageModelV4({
    doStream: async (options) => {
      asked.requests.push(options);
      const last = options.prompt.at(-1);
      const parts: LanguageModelV4StreamPart[] = [{ type: 'stream-start', warnings: [] }];
      if (last?.role === 'tool') {
        parts.push(
          { type: 'text-start', id: 't' },
          {
            type: 'text-delta',
            id: 't',
            delta: `Done: ${JSON.stringify(last.content.map((part) => 'output' in part && part.output))}`,
          },
          { type: 'text-end', id: 't' },
          { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
        );
      } else {
        const text = last?.role === 'user' ? last.content.map((part) => (part.type === 'text' ? part.text : '')).join('') : '';
        const attempt = asked.requests.length;
        for (const [index, name] of text.split(', ').entries()) {
          const input = JSON.stringify({ text: `${name} ${attempt}` });
          parts.push({ type: 'tool-call', toolCallId: `id_${attempt}_${index}`, toolName: name, input });
        }
        parts.push({ type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: 'tool-calls' } });
      }
      return { stream: simulateReadableStream({ chunks: parts }) };
    },
  });
  const loop = createAgentLoop({
    openModel: async () => ({ model, isBuiltIn: false }),
    tools,
    readOutgoingRules: everythingMayLeave,
  });
  return loop;
}
