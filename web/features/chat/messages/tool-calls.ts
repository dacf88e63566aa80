export interface ToldCall {
  name: string;
  given: unknown;
  answer: unknown;
}

/** Calls of tools as programs write them down: one or a list, by the names that are usual. Null for what is none of these. */
export function callsIn(content: string): ToldCall[] | null {
  const told = parsed(content);
  const list: unknown[] = Array.isArray(told) ? told : [told];
  const calls = list.map(callOf);
  return list.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function callOf(told: unknown): ToldCall | null {
  if (!isRecord(told)) return null;
  const inner = isRecord(told['function']) ? told['function'] : told;
  const name = [inner['name'], told['toolName'], told['tool'], told['title'], told['type']].find(
    (value) => typeof value === 'string',
  );
  if (typeof name !== 'string' || name === '') return null;
  return {
    name,
    given: readable(inner['arguments'] ?? told['args'] ?? told['input']),
    answer: readable(told['output'] ?? told['result'] ?? told['answer']),
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
