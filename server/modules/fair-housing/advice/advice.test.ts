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

  it.each([
    'seller only wants to sell to a christian family, what do i do',
    'my landlord doesnt want families with kids, what do i say',
    'mi vendedor solo quiere una familia cristiana, ¿qué le digo?',
  ])('is told what to say to the owner who wants it, and to tell the broker: %s', (question) => {
    expect(said(question)).toMatch(/(?:Say to the seller|Dile al vendedor): “.*(?:Tell your|Avisa a tu) br/);
    expect(said(question)).not.toMatch(/Say to the buyer|Dile al comprador/);
  });

  it('is answered of each thing that is asked, people before the area', () => {
    const both = said('my buyer wants to know if its a safe area with white neighbors, what do i tell him') ?? '';
    expect(both).toMatch(/by race.*“I can’t choose areas by who lives there.*safe or has little crime.*crime map/s);
    expect(said('can i tell a buyer about crime and the schools')).toMatch(/crime map.*report cards/s);
  });

  it('goes on about what was asked before', () => {
    const first = 'can i tell a buyer a neighborhood has low crime';
    expect(said(first, 'what do i say instead')).toMatch(/^Say to the buyer: “I can’t judge how safe/);
    expect(said(first, 'what do i say instead', 'and if they ask about schools?')).toContain('report cards');
    expect(said('is rockridge safe', 'what do i tell my buyer then')).toMatch(/^Say to the buyer/);
    expect(said('condos in Oakland', 'what do i say instead')).toBeNull();
    expect(said('can i say safe neighborhood in a listing', 'ok no. what can i say then')).toMatch(
      /describe the rooms, the features and the distances instead/,
    );
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
    ["is 'family friendly' ok?", '“family friendly”: it can be read as a wish for families with children'],
    ['can i say great family home in my listing', '**With care:**'],
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
    for (const text of [said(check), said(check, 'ok remove whatever is not legal')])
      expect(text).toContain('> Sunny 3 bed home. Large yard.');
    expect(said(list)).not.toContain('Without what');
    expect(said(list, 'just remove whatever isnt legal and give it to me')).toContain('compact, easy-care home, private');
  });
});

describe('a request to check words', () => {
  const remarks = 'Quiet adult community feel, ideal for a christian couple, 2bd condo w/ bay views, no kids please';

  it.each([
    `fix this for me: ${remarks}`,
    `make this compliant: ${remarks}`,
    `check this: "${remarks}"`,
    `can u clean this up pls:\n${remarks.replaceAll(', ', ',\n')}`,
    `fair housing check: ${remarks}`,
  ])('names what is wrong, with why, and gives the text without it: %s', (request) => {
    const text = said(request) ?? '';
    for (const words of ['Quiet adult community feel', 'ideal for a christian couple', 'no kids'])
      expect(text).toContain(`- “${words}`);
    expect(text).toContain('by religion');
    expect(text).toContain('> 2-bedroom condo with bay views');
  });

  it.each([
    [
      "check this: Steps from St. Mary's, perfect for a growing family, able-bodied tenants only",
      ["“Steps from St. Mary's”", 'by disability', 'nothing of it is left'],
    ],
    [
      'Check this remark before I publish it: "Steps from the synagogue. 3 bed 2 bath with a yard."',
      ['synagogue', '> 3 bed 2 bath with a yard'],
    ],
    ["check this\nSteps from St. Mary's church.\n3 bed 2 bath with a yard.", ['church”', '> 3 bed 2 bath with a yard']],
    ["is it ok to write 'great for empty nesters, no section 8' in my ad", ['“no section 8”', '“great for empty nesters”']],
    ["is 'walking distance to synagogue' ok in an ad?", ['**With care:**']],
    ['can i write master bedroom', ['**Fine:**']],
    ['ok to say walking distance?', ['**Fine:**']],
    ["can i advertise 'no section 8'", ['state law protects in CA']],
    ['can my flyer say no kids', ['**Leave out:**']],
    ["will i get in trouble for saying 'perfect for families'", ['**Leave out:**']],
    ["my seller wants me to write 'no vouchers', ok?", ['“no vouchers”']],
    ['Great for couples, no kids. 2bd condo w/ views.\n\nis this ok?', ['“no kids”', '> 2-bedroom condo with views.']],
    ['clean this up: 3br home in a safe neighborhood with great schools, no section 8', ['> 3-bedroom home']],
    ['can i post this: Cozy studio, mature tenants only, no children', ['“mature tenants only”', '“no children”']],
    ['is this ok: Sunny 2 bed, walk to shops, updated kitchen', ['“walk to shops”']],
    [
      'revisa esto: Casa de 3 recámaras ideal para familias, solo adultos',
      ['“solo adultos”', '> Casa de 3 recámaras con espacio'],
    ],
    ["¿está bien poner 'solo adultos' en el anuncio?", ['**Déjalo fuera:**']],
  ])('is heard in other words: %s', (request, parts) => {
    for (const part of parts) expect(said(request)).toContain(part);
  });

  it('goes on with more words, and with the text that was pasted before it', () => {
    const first = "is it ok to write 'no section 8' in my ad";
    expect(said(first, "what about 'walking distance to synagogue'")).toContain('**With care:**');
    expect(said(first, "and 'mother in law suite', 'master bedroom'?")).toContain('“master bedroom”');
    expect(said(first, 'and empty nesters?')).toContain('“empty nesters”');
    expect(said("puedo decir 'sin niños' en mi anuncio?", "y 'ideal para familias'?")).toContain('“ideal para familias”');
    expect(said(remarks, 'is that fair housing ok?')).toContain('“no kids');
    expect(said(remarks, 'is that fair housing ok?', 'fix it')).toContain('> 2-bedroom condo with bay views');
  });

  it.each([
    ['find homes walking distance to the library'],
    ["write a post that says 'master bedroom with views'"],
    ['can you write a description of the second one, mention the master bedroom'],
    ['does it have a master bedroom'],
    ['is the master bedroom on the main floor?'],
    ['is the wheelchair ramp ok'],
    ['can i use a wheelchair in the building'],
    ['fix this: make the caption shorter'],
    ['check this house: 123 Main St'],
    ['is this ok: offer of 800k with 20 days close'],
    ['make this shorter: Sunny 3 bedroom home with a yard, perfect for families.'],
    ['rewrite this in spanish: Sunny home, perfect for families'],
    ["is '123 Main St' a good deal"],
    ["can you email the seller that the 'as is' clause is fine"],
    ['any issues with that?'],
    ['is bachelor pad ok', 'homes in oakland under 900k'],
    ['is bachelor pad ok', 'what about oakland'],
    ['is bachelor pad ok', 'and the price?'],
    ['condos in Oakland', "what about 'Lake Merritt'"],
  ])('is something else than: %s', (...messages) => {
    expect(said(...messages)).toBeNull();
  });
});

describe('words about who should live in a home', () => {
  const asked = 'is it ok to say perfect for a young couple';

  it('are checked with whom a home is perfect for', () => {
    expect(adviceOn(asked)?.text).toMatch(/Leave out:[^]*“perfect for a young couple”/);
    expect(adviceOn('is it ok to say great yard in my listing')?.text ?? '').not.toMatch(/in my listing”/);
  });

  it('may be followed by others, which are checked too', () => {
    expect(adviceOn("and 'christian community'", [asked])?.text).toMatch(/Leave out:[^]*“christian community”/);
  });

  it('leave a text that reads as English', () => {
    const text = adviceOn('check this copy: Charming 3 bed home great for empty nesters. Sunny yard.')?.text;
    expect(text).toContain('made for easy-care living');
    expect(text).not.toContain('great for easy-care');
  });
});
