import { BrokenFile, MAX_RECORD_CHARACTERS, parseRecord, type SourceRecord } from './source-record.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const NEWLINE = 10;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/**
 * The records of `{"value": [...]}` or of a plain `[...]`, each parsed by itself: a record that is not valid JSON is told and the
 * next one is read. Only the borders of records are looked for here, so a file of any size passes in flat memory, with line numbers,
 * several times faster than by tokens. A record that is too long to be a listing is told, and passed over without being held.
 * @param onMember receives each text beside the list, such as `@odata.nextLink`
 * @throws BrokenFile when the file holds no such list or breaks off
 */
export async function* readJsonRecords(
  chunks: AsyncIterable<string>,
  onMember?: (name: string, text: string) => void,
): AsyncGenerator<SourceRecord> {
  const containers: number[] = [];
  let line = 1;
  let inString = false;
  let escaped = false;
  let memberName = '';
  /** True between the colon and the end of a member's value, at the top. */
  let isMemberValue = false;
  let stringStart = 0;
  /** A member's name from an earlier chunk. */
  let heldName = '';
  let listFound = false;
  let recordLine = 0;
  let recordDepth = 0;
  /** The record's text from earlier chunks. */
  let held = '';
  let isTooLong = false;

  const isList = (): boolean =>
    containers.length === 1 || (containers.length === 2 && containers[0] === OPEN_BRACE && memberName === 'value');

  for await (const chunk of chunks) {
    let recordStart = recordDepth > 0 ? 0 : -1;
    stringStart = -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) line += 1;
      if (inString) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) {
          inString = false;
          if (containers.length === 1) {
            const text = heldName + chunk.slice(stringStart + 1, at);
            if (isMemberValue) onMember?.(memberName, textOf(text));
            else memberName = text;
          }
          heldName = '';
        }
      } else if (code === QUOTE) {
        inString = true;
        stringStart = at;
      } else if (containers.length === 1 && (code === COLON || code === COMMA)) {
        isMemberValue = code === COLON;
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        if (code === OPEN_BRACE && recordDepth === 0 && containers.at(-1) === OPEN_BRACKET && isList()) {
          recordStart = at;
          recordLine = line;
          recordDepth = containers.length + 1;
        }
        containers.push(code);
        if (code === OPEN_BRACKET && isList()) listFound = true;
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        if (containers.length === recordDepth && recordDepth > 0) {
          if (isTooLong) yield { line: recordLine, problem: `It is longer than ${MAX_RECORD_CHARACTERS} characters` };
          else yield parseRecord(recordLine, held + chunk.slice(recordStart, at + 1));
          held = '';
          isTooLong = false;
          recordStart = -1;
          recordDepth = 0;
        }
        containers.pop();
      } else if (containers.length === 0 && code > 32 && code !== 0xfeff) {
        throw new BrokenFile(`This is not JSON: line ${line} begins with "${chunk.slice(at, at + 20).trim()}".`);
      }
    }
    if (inString && containers.length === 1) heldName += chunk.slice(stringStart + 1);
    if (recordStart >= 0 && !isTooLong) held += chunk.slice(recordStart);
    if (held.length > MAX_RECORD_CHARACTERS) {
      isTooLong = true;
      held = '';
    }
  }
  if (recordDepth > 0) throw new BrokenFile(`The file breaks off inside the record that begins in line ${recordLine}.`);
  if (!listFound) throw new BrokenFile('The file holds no list of records: {"value": [...]} or [...] is expected.');
  if (containers.length > 0 || inString)
    throw new BrokenFile(`The file breaks off in line ${line}, after its last whole record.`);
}

/** The text of a JSON string without its quotes. */
function textOf(inside: string): string {
  try {
    return String(JSON.parse(`"${inside}"`));
  } catch {
    return inside;
  }
}
