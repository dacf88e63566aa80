import { expect, it } from 'vitest';
import { placeIn } from './cma-words.ts';
import { readCmaRequest } from './read-cma-request.ts';

it.each(['comp 3', 'comp #3', '#3', 'number 3', 'the third comp'])('the third of the list is named by "%s"', (text) => {
  expect(placeIn(text)).toBe(2);
});

it.each(['send me a cma pdf', 'i need a pdf', 'can i get it as a pdf', 'where is the pdf'])(
  'where the PDF is made is told of "%s"',
  (text) => {
    expect(readCmaRequest(text, true)).toEqual({ kind: 'own-click' });
  },
);
