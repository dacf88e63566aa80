import { describe, expect, it } from 'vitest';
import { adviceOn, checkReply } from '../index.ts';
import { lawTexts, lawTopics } from './law-texts.ts';

const said = (...messages: string[]) => adviceOn(messages.at(-1) ?? '', messages.slice(0, -1))?.text ?? null;

describe('who asks what fair-housing law lets them do', () => {
  it.each([
    [
      'can my seller refuse to rent to section 8 in oakland',
      /source of income.*CA, CO.*ask your broker or a fair-housing attorney/s,
    ],
    ['are emotional support animals pets, can landlord say no', /Assistance animals are no pets/],
    ["can i say 'no children' for the 55+ one", /HOPA, 42 U\.S\.C\. § 3607\(b\)/],
    ['quick q, can i tell a buyer a neighborhood has low crime', /crime map/],
    ['can a landlord refuse an unmarried couple in texas', /marital status/],
    ['is it legal to refuse a service dog in a no pets building', /pet fee/],
    ['puede mi vendedor rechazar seccion 8 en oakland', /fuente de ingresos.*abogado/s],
  ])('is told the general rule and whom to ask: %s', (question, rule) => {
    expect(said(question)).toMatch(rule);
  });

  it.each([
    "a buyer said 'i wanna live near my people, indian community, cary' what do i do",
    'a buyer asked if there are a lot of kids on the street, how do i respond',
    'my client asked if the area is mostly white, how do i answer',
  ])('is told what to say to a buyer and what can be searched: %s', (question) => {
    expect(said(question)).toMatch(/Say to the buyer: “.*” I can search a city or area/);
  });

  it('goes on about what was asked before', () => {
    const first = 'can i tell a buyer a neighborhood has low crime';
    expect(said(first, 'what do i say instead')).toMatch(/^Say to the buyer: “I can’t judge how safe/);
    expect(said(first, 'what do i say instead', 'and if they ask about schools?')).toContain('report cards');
    expect(said('is rockridge safe', 'what do i tell my buyer then')).toMatch(/^Say to the buyer/);
    expect(said('condos in Oakland', 'what do i say instead')).toBeNull();
  });

  it.each([
    'is it a safe area?',
    'can you find homes without kids around',
    'can i see 3 beds in oakland',
    'can the seller refuse to make repairs',
    'is it ok to make an offer below asking',
    'can my veteran buyer ask the seller for a credit',
    'what do i say to a seller who wants too much',
    'can i put the price in the post',
    'is the second one ok',
    'is the price fair',
  ])('is somebody else than who asks: %s', (question) => {
    expect(adviceOn(question)).toBeNull();
  });

  it.each(lawTopics.flatMap((topic) => [false, true].map((inSpanish) => [topic, inSpanish] as const)))(
    'gets a rule that no check strikes: %s, in Spanish %s',
    (topic, inSpanish) => {
      const { rule } = lawTexts(inSpanish).topics[topic];
      expect(checkReply(rule)).toEqual([]);
    },
  );
});

describe('words that are to be checked', () => {
  const list =
    'which of these words are risky: master bedroom, walking distance, mother in law suite, bachelor pad, exclusive, safe garage door, no steps';

  it('are told apart, each with its reason and other words', () => {
    const text = said(list) ?? '';
    const [careful = '', fine = ''] = text.split('**Fine:**');
    expect(careful).toContain(
      '“bachelor pad”: it tells who should live there, by sex (42 U.S.C. § 3604(c)). Better: “compact, easy-care home”.',
    );
    expect(careful).toContain('“exclusive”');
    for (const one of ['master bedroom', 'walking distance', 'mother in law suite', 'safe garage door', 'no steps'])
      expect(fine).toContain(`“${one}”`);
  });

  it.each([
    ["is it ok to say 'close to st michaels church' in my listing remarks?", '**With care:**'],
    ['can i write perfect for young families in my remarks', '**Leave out:**'],
    ['¿puedo decir "ideal para familias" en mi anuncio?', '**Déjalo fuera:**'],
    ['is “three bedrooms and a large yard” ok to write in the ad?', '**Fine:**'],
  ])('are found in the question: %s', (question, verdict) => {
    expect(said(question)).toContain(verdict);
  });

  it('are found in a whole text, places of worship and “exclusive” too', () => {
    const check =
      "check my remarks for fair housing: Charming bungalow steps from St. Mary's church. An exclusive find. Walk to cafes and top rated schools.";
    for (const words of ["“St. Mary's church”", '“exclusive”', 'rated schools”']) expect(said(check)).toContain(words);
    expect(said(check, 'clean it up so its legal and give it to me')).toContain(
      '> Charming bungalow. A private find. Walk to cafes.',
    );
  });

  it.each([
    ['is master bedroom ok', 'HUD’s guidance'],
    ['what can i not say in a listing?', 'Describe the home, and not who should live there'],
    ["can i put 'no pets' in the rental ad", 'assistance animals are no pets'],
  ])('may be few, or none: %s', (question, answer) => {
    expect(said(question)).toContain(answer);
  });

  it('come back without what is wrong, when that is asked for', () => {
    const check =
      'check this for fair housing: Sunny 3 bed home on a safe street, near great schools. Large yard. Perfect for young families.';
    expect(said(check)).not.toContain('Without what');
    expect(said(check, 'ok remove whatever is not legal')).toContain('> Sunny 3 bed home. Large yard.');
    expect(said(list, 'just remove whatever isnt legal and give it to me')).toContain('compact, easy-care home, private');
  });
});
