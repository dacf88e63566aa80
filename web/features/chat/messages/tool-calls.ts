export interface StoredCall {
  name: string;
  given: unknown;
  answer: unknown;
}

/** Calls of tools as programs write them down: one or a list, by the names that are usual. Null for what is none of these. */
export function callsIn(content: string): StoredCall[] | null {
  const stored = parsed(content);
  const list: unknown[] = Array.isArray(stored) ? stored : [stored];
  const calls = list.map(callOf);
  return list.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function callOf(stored: unknown): StoredCall | null {
  if (!isRecord(stored)) return null;
  const inner = isRecord(stored['function']) ? stored['function'] : stored;
  const name = [inner['name'], stored['toolName'], stored['tool'], stored['title'], stored['type']].find(
    (value) => typeof value === 'string',
  );
  if (typeof name !== 'string' || name === '') return null;
  return {
    name,
    given: readable(inner['arguments'] ?? stored['args'] ?? stored['input']),
    answer: readable(stored['output'] ?? stored['result'] ?? stored['answer']),
  };
}

/** Arguments are often JSON within JSON. */
const readable = (value: unknown): unknown => (typeof value === 'string' ? (parsed(value) ?? value) : value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
