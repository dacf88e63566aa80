import { describe, expect, it } from 'vitest';
import { startSearchThread } from '#tests/support/search-thread.ts';
import { readThreadQuestion } from './read-thread-question.ts';

async function afterSearch(first = '3 bedroom condos under $1.5M in Noe Valley with a unicorn stable') {
  const thread = startSearchThread();
  await thread.ask(first);
  return async (text: string) => (await thread.ask(text)).text ?? '';
}

describe('what is asked of the thread itself', () => {
  it('quotes the first message and the last one', async () => {
    const ask = await afterSearch('condos in Noe Valley');
    expect(await ask('what was the first thing i asked you')).toContain('“condos in Noe Valley”');
    expect(await ask('what did i just ask?')).toContain('“what was the first thing i asked you”');
    expect(await ask('¿qué fue lo primero que te pregunté?')).toContain('El primer mensaje');
  });

  it('names what the last search went by, and what of the message it did not use', async () => {
    const ask = await afterSearch();
    const left = await ask('what did you leave out and why');
    expect(left).toContain('unicorn');
    expect(left).toContain(
      'The last search went by this: condos with 3+ bedrooms up to $1,500,000 in Noe Valley, San Francisco.',
    );
    const used = await ask('what did you use from her email?');
    expect(used).toMatch(/^The last search went by this: condos with 3\+ bedrooms/);
    expect(await ask('why do you say that')).toMatch(/^The last search went by this: condos with 3\+ bedrooms/);
  });

  it('says why homes were shown: by the conditions, in their order, by no opinion', async () => {
    const ask = await afterSearch('condos in Noe Valley');
    const why = await ask('why did you show me those');
    expect(why).toContain('The last search went by this: condos in Noe Valley, San Francisco.');
    expect(why).toContain('newest first');
    expect(why).toContain('All of your message went into it.');
  });

  it('is as sure of a search as the records are', async () => {
    const ask = await afterSearch('condos in Noe Valley');
    expect(await ask('are you sure about that?')).toContain('as sure of it as the MLS records are');
  });

  it('quotes what it said before, or says that it did not', async () => {
    const ask = await afterSearch('condos in Noe Valley');
    expect(await ask('your answer before said it was the newest, no?')).toMatch(/What I said was: “.*newest/);
    expect(await ask('you said it has a helicopter, right?')).toContain('I find no “helicopter”');
  });

  it('offers the parts of a message where one was not answered', async () => {
    const ask = await afterSearch('condos in Noe Valley. Also how is the market there?');
    expect(await ask('you never answered my question')).toContain('[Also how is the market there?](#ask)');
    expect(await (await afterSearch('condos in Noe Valley'))('you never answered my question')).toContain('Which part?');
  });

  it.each([
    'u suck',
    'this is useless',
    'are you even reading what i write',
    "that's not what i asked",
    'that was not very helpful',
    "i didn't ask for that",
    'not what i asked for',
    'eso no es lo que te pedí',
    'no te pedí eso',
    'no, eso no era lo que quería',
    'no me entiendes',
  ])('is sorry and names the last request, where it is complained of: %s', async (complaint) => {
    const ask = await afterSearch('condos in Noe Valley');
    await ask('are you listening to me?');
    expect(await ask(complaint)).toContain('“condos in Noe Valley”');
  });

  it('remembers this chat alone, and waits', async () => {
    const ask = await afterSearch('condos in Noe Valley');
    expect(await ask('do you remember what we talked about yesterday')).toContain('only what stands in this chat');
    expect(await ask('wait')).toContain('Take your time');
  });

  it('judges no rate of commission, whatever that sounds like', async () => {
    const thread = startSearchThread();
    expect((await thread.ask('am i a jerk for charging 3 percent')).text).toContain('No rate of commission is set by law');
    expect((await thread.ask('am i greedy for charging that fee?')).text).toContain('No rate of commission is set by law');
  });

  it.each([
    'why is the price so low',
    'which ones did you say have a garage, show only those',
    'leave out condos',
    'the second one',
    'are you a robot?',
    'what do you use to search',
    'show me the first thing',
    'this is too expensive',
    'is this wrong',
    'wait, only condos',
    'do you know what the hoa is',
    'no te pedí eso, quiero condos en Oakland',
    'this one is not what i asked for, show me condos in Oakland',
  ])('is not asked for by: %s', (question) => {
    expect(readThreadQuestion(question)).toBeNull();
  });

  it.each(['last one u gave me was sold!! why do u show me dead listings', 'why do you keep sending me homes that are pending'])(
    'says how fresh a status is where one was sold already: %s',
    (text) => {
      expect(readThreadQuestion(text)).toBe('stale');
    },
  );

  it.each(['show me sold homes', 'which of these are pending?', 'why are so many pending'])(
    'takes homes by their status for no complaint: %s',
    (text) => {
      expect(readThreadQuestion(text)).not.toBe('stale');
    },
  );
});
