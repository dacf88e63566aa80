import { describe, expect, test } from 'vitest';
import { type Command, findCommands } from './commands.ts';

const commands = ['New chat', 'Dark theme', '3-bed condos in Noe Valley', 'Condos in Oakland'].map((label): Command => ({
  id: label,
  label,
  kind: 'command',
  run: () => undefined,
}));
const found = (text: string) => findCommands(commands, text).map(({ label }) => label);

describe('searching commands and chats', () => {
  test('offers everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(4);
  });

  test('finds by the beginnings of words in any order and case', () => {
    expect(found('noe con')).toEqual(['3-bed condos in Noe Valley']);
    expect(found('CONDOS')).toEqual(['3-bed condos in Noe Valley', 'Condos in Oakland']);
    expect(found('bed')).toEqual(['3-bed condos in Noe Valley']);
  });

  test('does not find the middle of a word', () => {
    expect(found('ark')).toEqual([]);
  });

  test('offers at most a dozen of ten thousand chats', () => {
    const many = Array.from({ length: 10_000 }, (_, at): Command => ({ ...commands[0]!, id: String(at), label: `Chat ${at}` }));
    expect(findCommands(many, 'chat')).toHaveLength(12);
  });
});
