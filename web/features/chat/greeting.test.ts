import { describe, expect, it } from 'vitest';
import { greetingFor } from './greeting.ts';

describe('the greeting', () => {
  it('has seven variants that all name the user', () => {
    const greetings = new Set(Array.from({ length: 70 }, (_, index) => greetingFor('Dana', index / 70)));
    expect(greetings.size).toBe(7);
    for (const greeting of greetings) expect(greeting).toContain('Dana');
  });
});
