import { describe, expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { objectionIn, readObjection } from './read-objection.ts';

const turn = (question: string, before: string | null = null, isOpen = true): Turn => ({
  ...{ question, english: question, language: 'english', previous: null, last: null, answers: [] },
  earlier: before === null ? [] : [before],
  open: before !== null && isOpen ? [before] : [],
});

describe('what a seller says', () => {
  it.each([
    ['my seller thinks zillow is right and wants 200k over what we say, help me answer', 'online-estimate'],
    ['he says we should start high and come down later', 'start-high'],
    ['seller says the neighbors home sold for more, how do i respond', 'neighbor'],
    ['he wants to list 100k over. what happens to overpriced homes', 'start-high'],
    ['the owners want to list it 50k higher than the comps', 'start-high'],
    ['my client thinks we can always lower the price', 'start-high'],
    ['what if we overprice', 'start-high'],
    ['what should I say to a seller who wants to list at 1.4 when comps say 1.25', 'start-high'],
    ['my seller wants to know why i charge 5 pct', 'commission'],
    ['how do I justify my commission', 'commission'],
    ['and they want me to cut my commission to 4%', 'commission'],
    ['seller says the other agent would list for 50k more', 'promised-more'],
    ['mi vendedor quiere empezar alto y bajar después, qué le digo', 'start-high'],
    ['el dueño pregunta por qué cobro 5 por ciento', 'commission'],
    ['seller says his neighbor got way over ask so he wants to price high, what do i tell him', 'neighbor'],
    ['she wants to price it high, how do i answer', 'start-high'],
    ['seller wont cut, 95 days on mkt, what do i say', 'no-cut'],
    ['what can i tell a seller who says its still 2022', 'old-market'],
    ['el vendedor no quiere bajar el precio, qué le digo', 'no-cut'],
    ['seller says another agent does it for 1 percent', 'commission'],
    ['they want to sell it themselves, what do i say', 'by-owner'],
    ['how do i answer a fsbo', 'by-owner'],
    ['los dueños quieren vender por su cuenta', 'by-owner'],
    ['my sellers would rather wait till spring to list', 'wait'],
    ['she wants to wait until rates drop, what do i tell her', 'wait'],
    ['el vendedor quiere esperar hasta la primavera', 'wait'],
    ['he says lets overprice it and see what happens', 'start-high'],
    ['seller wants 1.4 for house comps say 1.25 what do i say', 'start-high'],
    ['other agent said they can get them 1.9, we said 1.7. what do i say', 'promised-more'],
    ['otro agente dijo que la vende en 1.9, qué le digo', 'promised-more'],
    ['they also say agent X will do it for 4 percent total', 'commission'],
    ['how do i answer why should i pay you 3%', 'commission'],
    ['how should i answer on commission', 'commission'],
    ['what do i say about my fee', 'commission'],
    ['cómo respondo sobre la comisión', 'commission'],
    ['que digo si dice que la comision es muy alta', 'commission'],
  ])('is told from %s', (text, objection) => {
    expect(objectionIn(text)).toBe(objection);
  });

  it.each([
    'my buyer wants 3 beds over 1500 sq ft',
    'they want to offer 20k over asking',
    'is this one overpriced?',
    'is Oakland overpriced?',
    'seller net at 900k with 5% commission',
    'homes that sold for more than 1M in Oakland',
    'what would zillow say about Rockridge',
    'my client wants a house under 900k',
    'find fsbo homes in Oakland',
    'my buyers want to wait until spring',
    'wait for the open house',
    'who is the other agent',
  ])('is not told from %s', (text) => {
    expect(objectionIn(text)).toBeNull();
  });

  it('goes on with the place that is named, and with the numbers that are asked for', () => {
    const said = 'he says we should start high and come down later';
    expect(readObjection(turn('in noe valley', said))).toMatchObject({ objection: 'start-high', isGoingOn: true });
    expect(readObjection(turn('show me numbers that prove it for oakland', said, false))).toMatchObject({ isGoingOn: true });
    expect(readObjection(turn('condos under 900k', said, false))).toBeNull();
    expect(readObjection(turn('show me numbers that prove it'))).toBeNull();
  });

  it.each([
    ["seller: 'why should i list with you not the agent next door'", 'other-agent'],
    ["give me comeback for 'we already know an agent'", 'other-agent'],
    ['she says her cousin is a realtor', 'other-agent'],
    ['seller says 5% commission is too high what do i say', 'commission'],
    ['Seller wants to list 15% over what i think its worth. give me a script', 'start-high'],
    ["rebuttal for 'we need to think about it'", 'any'],
  ])('is told from a quote or a wish for an answer too: %s', (text, objection) => {
    expect(objectionIn(text)).toBe(objection);
  });

  it.each([
    'who is the other agent',
    'my buyer already has an agent',
    'does the seller know an agent in Reno',
    'write a video script for it',
  ])('is no objection: %s', (text) => {
    expect(objectionIn(text)).toBeNull();
  });

  it('is followed by the next one, in fewer words', () => {
    const first = 'objection: we want to wait until spring to sell';
    expect(readObjection(turn('and if they say zillow says its worth more?', first))).toMatchObject({
      objection: 'online-estimate',
    });
    expect(readObjection(turn("and 'your competitor will list for 4%'", first))).toMatchObject({ objection: 'commission' });
    expect(readObjection(turn("'we already know an agent'", first))).toMatchObject({ objection: 'other-agent' });
    expect(readObjection(turn('what sold in the last month for more than 4% over asking', first))).toBeNull();
  });

  it('has sentences that are made shorter, a text or Spanish', () => {
    const first = 'Seller wants to list 15% over what i think its worth. give me a script';
    expect(readObjection(turn('shorter, and for text', first))).toMatchObject({
      ...{ objection: 'start-high', text: { form: 'message', isShort: true } },
    });
    const thread = { ...turn('now in spanish', first), earlier: [first, 'shorter, and for text'] };
    expect(readObjection(thread)).toMatchObject({ text: { form: 'message', isShort: true, language: 'spanish' } });
    expect(readObjection(turn('show me numbers that prove it for Ames', first, false))).toMatchObject({ isGoingOn: true });
    expect(readObjection(turn('shorter', 'condos in Oakland'))).toBeNull();
    expect(readObjection(turn('write me a shorter description of the house on Alder Street', first))).toBeNull();
  });
});

describe('an answer to an objection', () => {
  it.each([
    ['write him a text about it', 'message'],
    ['put that in an email to her', 'email'],
    ['shorter, and as a text', 'message'],
  ])('becomes a text of its own: %s', (question, form) => {
    expect(readObjection(turn(question, 'seller wants 1.4 for house comps say 1.25 what do i say'))?.text?.form).toBe(form);
  });

  it('is left alone by a text about something else', () => {
    expect(readObjection(turn('write him a text about the inspection', 'how do I justify my commission', false))).toBeNull();
  });
});
