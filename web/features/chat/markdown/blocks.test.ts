import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './blocks.ts';

describe('splitting markdown into blocks', () => {
  it('cuts at blank lines', () => {
    expect(splitBlocks('One\nstill one\n\nTwo\n\n\nThree')).toEqual(['One\nstill one', 'Two', 'Three']);
  });

  it('keeps a fenced code block whole, also while it is still open', () => {
    expect(splitBlocks('Text\n\n```ts\na\n\nb\n```\n\nAfter')).toEqual(['Text', '```ts\na\n\nb\n```', 'After']);
    expect(splitBlocks('```\na\n\nb')).toEqual(['```\na\n\nb']);
  });

  it('keeps a list with blank lines between its items whole', () => {
    expect(splitBlocks('1. a\n\n2. b\n\n   more of b\n\nEnd')).toEqual(['1. a\n\n2. b\n\n   more of b', 'End']);
  });

  it('never changes an earlier block when text is added after a blank line', () => {
    const word = fc.constantFrom('word', '- item', '1. item', '## head', '| a | b |', 'x *y*');
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 12 }), (lines) => {
        const whole = splitBlocks(lines.join('\n\n'));
        const part = splitBlocks(lines.slice(0, -1).join('\n\n'));
        expect(whole.slice(0, part.length - 1)).toEqual(part.slice(0, -1));
      }),
    );
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z`\-\n 1.]{0,200}$/), (text) => {
        expect(splitBlocks(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
