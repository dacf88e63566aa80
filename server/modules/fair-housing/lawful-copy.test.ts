import { describe, expect, it } from 'vitest';
import { checkCopy, checkQuestion, takesOutOfCopy } from './index.ts';

describe('a request for copy that names what may not be advertised', () => {
  it.each([
    [
      'post on insta about 12 Elm St w emojis, family room, great schools, quiet safe street',
      'post on insta about 12 Elm St w emojis, family room',
    ],
    ['write remarks for 12 Elm St, mention great schools and the yard', 'write remarks for 12 Elm St, mention the yard'],
    ['write a description of it, family friendly building, no kids noise', 'write a description of it'],
    ['escribe un post sobre 12 Elm St, ideal para familias, patio grande', 'escribe un post sobre 12 Elm St, patio grande'],
  ])('is written without it, and the words are told: %s', (text, rest) => {
    const { lawful } = checkQuestion(text);
    expect(lawful?.rest).toBe(rest);
    expect(lawful?.note).toMatch(/written without “|lo escribo sin “/);
  });

  it.each([
    'Write an email to my buyer Tom. We lost the bid on the house, there were 9 offers, and I want to keep him motivated.',
    'write a text to the Lees, they lost again, and I want to keep them engaged and hopeful',
    'draft a note to my seller, no offers yet, and I just want to keep her in the loop',
  ])('keeps how somebody shall feel who is written to: %s', (text) => {
    expect(checkQuestion(text)).toMatchObject({ decline: null, lawful: null });
  });

  it('still leaves out whom an advertisement shall attract', () => {
    const { lawful } = checkQuestion('write a post about 12 Elm St, mention the yard, and I want to keep families with kids out');
    expect(lawful?.rest ?? '').not.toMatch(/kids/);
  });

  it.each(["write an ad that hints we don't take rental assistance", 'write a post that says no kids'])(
    'is declined where nothing else is left: %s',
    (text) => {
      expect(checkQuestion(text)).toMatchObject({ decline: expect.any(String), lawful: null });
    },
  );

  it.each([
    ["mention it's perfect for young families and the walk to the church", 'mention the walk to the church'],
    ['say that the deck is new and great for families', 'say that the deck is new'],
    ['menciona que es ideal para familias y el techo nuevo', 'menciona el techo nuevo'],
  ])('that is a change of what stands takes in its lawful part: %s', (text, rest) => {
    expect(checkQuestion(text).lawful?.rest).toBe(rest);
  });

  it('is kept within the law by who takes such words out of it', () => {
    const before = ['write remarks for 12 Elm St, mention perfect for young families'];
    expect(takesOutOfCopy('ok take out young families', before)).toBe(true);
    expect(takesOutOfCopy('ok take out young families', ['condos in Oakland'])).toBe(false);
    expect(takesOutOfCopy('leave out the black neighborhoods', before)).toBe(false);
  });
});

describe('a question about an area beside a task', () => {
  it.each([
    ['monthly on the second one at 6.25 with 20 down. also is rockridge safe', 'monthly on the second one at 6.25 with 20 down.'],
    ['show me condos in Oakland and is the area safe', 'show me condos in Oakland'],
    ['what would it rent for and is it a good neighborhood for families', 'what would it rent for'],
    ['is it a good area for families and what would it rent for', 'and what would it rent for'],
  ])('does not stop the task, and is not passed over: %s', (text, rest) => {
    const { lawful } = checkQuestion(text);
    expect(lawful?.rest).toBe(rest);
    expect(lawful?.note).toMatch(/don’t judge whether an area is safe.*crime map/);
  });

  it.each(['condos in Oakland. Is there a safe in the closet of the second one?', 'is it a safe area?'])(
    'is no such one: %s',
    (text) => {
      expect(checkQuestion(text).lawful).toBeNull();
    },
  );

  it.each(['close in 21 days, no rent back', 'No lease-back', 'write the counter at 1.6, no rent back'])(
    'names the terms of a contract: %s',
    (text) => {
      expect(checkCopy(text)).toEqual([]);
      expect(checkQuestion(text)).toMatchObject({ decline: null, lawful: null });
    },
  );

  it.each(['no renters', 'no section 8, no rent back'])('is no term of a contract: %s', (text) => {
    expect(checkCopy(text)).not.toEqual([]);
  });
});
