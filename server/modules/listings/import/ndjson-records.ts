import { MAX_RECORD_CHARACTERS, parseRecord, type SourceRecord } from './source-record.ts';

/** One record per line; empty lines are passed over, a line that is not valid JSON or far too long is told. */
export async function* readNdjsonRecords(chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let line = 1;
  let pieces: string[] = [];
  let length = 0;

  function* endLine(): Generator<SourceRecord> {
    const text = pieces.join('');
    if (length > MAX_RECORD_CHARACTERS) yield { line, problem: `It is longer than ${MAX_RECORD_CHARACTERS} characters` };
    else if (text.trim() !== '') yield parseRecord(line, text);
    line += 1;
    pieces = [];
    length = 0;
  }

  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    for (const [at, part] of parts.entries()) {
      length += part.length;
      // Pieces are put together once, at the line's end, and of a line without one nothing is held.
      if (length > MAX_RECORD_CHARACTERS) pieces = [];
      else pieces.push(part);
      if (at < parts.length - 1) yield* endLine();
    }
  }
  yield* endLine();
}
