/** `created_at` and `createdAt` as people write it. */
function wordsOf(key: string): string {
  const words = key.replaceAll('_', ' ').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function isPlain(value: unknown): value is string | number | boolean | null | undefined | Date {
  return typeof value !== 'object' || value === null || value instanceof Date;
}

function textOf(value: string | number | boolean | null | undefined | Date): string {
  if (value === null || value === undefined || value === '') return '–';
  return value instanceof Date ? value.toISOString() : String(value).trim();
}

const MAX_HEADING = 6;

/** Any stored record for people to read: a heading per entry, a line per fact, what is longer as a quotation. */
export function markdownOf(title: string, value: unknown, level = 1): string {
  const heading = `${'#'.repeat(Math.min(level, MAX_HEADING))} ${wordsOf(title)}\n\n`;
  if (isPlain(value)) return `${heading}${textOf(value)}\n`;
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    if (entries.length === 0) return `${heading}None.\n`;
    if (entries.every(isPlain)) return `${heading}${entries.map((entry) => `- ${textOf(entry)}\n`).join('')}`;
    return heading + entries.map((entry, at) => markdownOf(`${at + 1}. ${nameOf(entry)}`, entry, level + 1)).join('\n');
  }
  const entries = Object.entries(value ?? {});
  const facts = entries.flatMap(([key, each]) => (isPlain(each) ? [factOf(key, textOf(each))] : []));
  const parts = entries.flatMap(([key, each]) => (isPlain(each) ? [] : [markdownOf(key, each, level + 1)]));
  return heading + [...facts, ...parts.map((part) => `\n${part}`)].join('');
}

function factOf(key: string, text: string): string {
  if (!text.includes('\n')) return `- **${wordsOf(key)}:** ${text}\n`;
  return `- **${wordsOf(key)}:**\n\n${text.replaceAll(/^/gm, '> ')}\n\n`;
}

/** What an entry of a list is called by. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const name = ['title', 'name', 'action', 'created_by'].map((key) => (entry as Record<string, unknown>)[key]).find(isName);
  return name ?? '';
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
