import { parseRecord, type SourceRecord } from './source-record.ts';

/** One record per line; empty lines are passed over, a line that is not valid JSON is told. */
export async function* readNdjsonRecords(chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let line = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield parseRecord(line, text);
    }
  }
  if (rest.trim() !== '') yield parseRecord(line + 1, rest);
}
