import { describe, expect, it } from 'vitest';
import { readLetter } from './read-letter.ts';

describe('a short e-mail of a client', () => {
  it.each([
    'correo de cliente: Hola Ana, queremos rentar un departamento de 2 recamaras en Oakland. Gracias, Marisol',
    'email from client: Hi Ana, we want to rent a 2 bedroom apartment in Oakland. Thanks, Marisol',
  ])('is read where it is labelled and greets somebody: %s', (text) => {
    expect(readLetter(text)?.sender).toBe('Marisol');
  });

  it.each(['email to my client: hi ana', 'text my client: we close friday at noon', 'client email'])('is none: %s', (text) => {
    expect(readLetter(text)).toBeNull();
  });
});
