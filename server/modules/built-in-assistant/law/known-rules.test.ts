import { describe, expect, it } from 'vitest';
import { fold } from '../question-parser/sentence.ts';
import { ruleAsked } from './known-rules.ts';

describe('a rule of law that is told with its source', () => {
  it.each([
    'can my seller refuse an offer because the buyer wrote a love letter',
    'are buyer letters ok to show the seller',
    'should we accept personal letters',
    '¿puede mi vendedor leer la carta del comprador?',
  ])('is that of letters of buyers: %s', (text) => {
    expect(ruleAsked(fold(text))).toBe('love-letter');
  });

  it.each([
    'do they have to disclose a death in the house in california',
    'somebody died in the unit 2 years ago, must i tell the buyer',
    'is a suicide something we need to disclose',
    '¿tenemos que revelar que alguien murió en la casa?',
  ])('is that of a death on the property: %s', (text) => {
    expect(ruleAsked(fold(text))).toBe('death');
  });

  it.each([
    'what can i not ask an applicant',
    "what can't I ask on a rental application",
    'which questions am i not allowed to ask tenants',
    'que no puedo preguntar a un inquilino',
  ])('is that of what nobody is asked: %s', (text) => {
    expect(ruleAsked(fold(text))).toBe('applicant');
  });

  it.each([
    'write a love letter to the seller',
    'write a letter to the buyer',
    'homes on Deadwood Drive',
    'do they have to disclose the roof leak',
    'tell me about the second one',
  ])('is none in: %s', (text) => {
    expect(ruleAsked(fold(text))).toBeNull();
  });
});
