import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { inEnglish, languageOf } from '../language.ts';
import { occasionIn } from './letter-asked.ts';
import { respondToClientLetter } from './respond-to-client-letter.ts';

function saidUpon(previous: EarlierTurn | null, ...messages: string[]): string {
  const question = messages.at(-1) ?? '';
  return (
    respondToClientLetter({
      ...{ question, english: inEnglish(question), language: languageOf(messages), earlier: messages.slice(0, -1) },
      ...{ previous, last: null, open: messages.slice(0, -1), answers: [] },
    })?.say ?? ''
  );
}
const said = (...messages: string[]): string => saidUpon(null, ...messages);

describe('a letter about what comes up in a sale', () => {
  it.each([
    ['text to seller: appraisal came in 30k low on 1.15m contract, options', 'low-appraisal'],
    ['mandale un texto a mi vendedor que el avaluo salio 30 mil abajo', 'low-appraisal'],
    ['request for highest and best email to 3 agents deadline tuesday 5pm', 'highest-and-best'],
    ['correo a los agentes pidiendo su mejor oferta antes del martes', 'highest-and-best'],
    ['the seller in my listing wants out of the contract, nicest way to respond by email', 'wants-out'],
    ['txt to my buyers that their offer got rejected and theres a counter at 915k', 'countered'],
    ['mensaje a mis compradores: rechazaron su oferta y contraofertaron a 915 mil', 'countered'],
    ['rejection letter to the buyer agent who lost', 'offer-declined'],
    ["email the buyer's agent that my sellers declined their offer", 'offer-declined'],
    ['write the losing agent a note, they did not get it', 'offer-declined'],
    ['text my buyers that they lost, the other agent told me their offer was rejected', 'lost-offer'],
    ['draft a counter to B at 1.25m', 'counter-offer'],
    ['offer came in at 2.3m on 2925 larchstead, list 2.445. draft a counter at 2.4m', 'counter-offer'],
    ['thank you text to a client after a showing', 'showing-thanks'],
    ['thank you note after listing appointment w the Garcias', 'appointment-thanks'],
    ['nota de agradecimiento a la familia Garcia despues de la cita', 'appointment-thanks'],
    ['expired listing on 24th st sf, need a script to call the owner', 'expired'],
    ['necesito un guion para llamar al dueño de un listado vencido', 'expired'],
    ['open house sign in thank you email for the 14 people who came sunday to 1517 wilgate', 'open-house-visit'],
    ['price drop text to my seller Mike, 25 days on market, 924 to 899', 'price-cut'],
    ['correo a vendedora sra lopez, recomendar bajar precio de 899 a 869', 'price-cut'],
    ['text my seller that the inspection is friday at 10', 'plain'],
    ['let my buyers know the sellers accepted the repairs and we close on the 15th', 'plain'],
    ['escribe un correo a mi cliente sr. ramirez, tuvimos 12 visitas y ninguna oferta', 'plain'],
    ["text my client i'm running 10 min late", 'plain'],
  ])('is known by what is said of it: %s', (text, occasion) => {
    expect(occasionIn(text)).toBe(occasion);
  });

  it.each([
    'correo de cliente: Hola Ana, queremos rentar un departamento. Gracias, Marisol',
    'email from a client: Hi Ana, we lost the house. Thanks, Tom',
    'text my client the list',
    'email my buyer the first two',
    'write an email to my client about this house',
    'my client wants 3 beds in Oakland under 900k',
    'can my seller get out of the contract?',
    'send my clients the market numbers',
    'tell me about the third one',
    'what is an appraisal gap',
    'thanks for the showing info',
  ])('is none: %s', (text) => {
    expect(occasionIn(text)).toBeNull();
  });

  it('tells what an appraisal is short by, the price of the contract and the usual ways on', () => {
    const text = said('text to seller: appraisal came in 30k low on 1.15m contract, options');
    expect(text).toMatch(/\$30,000 below the contract price of \$1,150,000[^]*the buyers make up the difference/);
    const formal = said('text to seller: appraisal came in 30k low on 1.15m contract, options', 'email version, more formal');
    expect(formal).toMatch(/Subject: The appraisal[^]*Dear[^]*\$30,000/);
  });

  it('asks agents for their best offers by the deadline, in each form', () => {
    const first = 'request for highest and best email to 3 agents deadline tuesday 5pm';
    expect(said(first)).toMatch(/Subject: Highest and best for \\\[address\\\][^]*by Tuesday 5pm/);
    expect(said(first, 'text version')).toMatch(/^> Dear[^]*by Tuesday 5pm/);
  });

  it('tells buyers of a counter with its price', () => {
    const first = 'txt to my buyers that their offer got rejected and theres a counter at 915k';
    expect(said(first)).toContain('a counter at $915,000');
    expect(said(first, 'make it more upbeat')).toContain('good way forward');
  });

  it('thanks after a showing with the name, the address and what was liked', () => {
    const first = 'thank you text to a client after a showing';
    const told = 'her name is Priya, we saw 2455 Chalglen Street #311 and she loved the kitchen';
    expect(said(first)).not.toContain('closing');
    expect(said(first, told)).toMatch(/Hi Priya,[^]*2455 Chalglen Street #311[^]*I am glad you loved the kitchen\./);
    expect(said(first, told, 'shorter').length).toBeLessThan(said(first, told).length);
  });

  it('follows up on a note that got no answer, and takes a no with grace', () => {
    const thread = ['thank you note after listing appointment w the Garcias', 'follow up 3 days later no answer'];
    expect(said(...thread)).toMatch(/Hi Garcia family,[^]*follow up on my last note/);
    expect(said(...thread, 'ok they went with someone else, write gracious reply')).toMatch(
      /Hi Garcia family,[^]*Thank you for letting me know/,
    );
  });

  it('points to broker and attorney where somebody wants out, and advertises nothing', () => {
    expect(said('the seller in my listing at 2835 Galeworth wants out of the contract, nicest way to respond by email')).toMatch(
      /get out of the contract[^]*my broker[^]*attorney/,
    );
  });

  it('tells a seller whom to call nobody before the registry is checked', () => {
    expect(said('expired listing on 24th st sf, need a script to call the owner')).toContain('Do Not Call Registry');
    expect(said('write an expired listing letter')).not.toContain('Do Not Call');
  });

  it('covers a CMA that stands, with its range', () => {
    const [home] = exampleResults;
    if (!home) throw new Error('There is no example');
    const cma = { subject: home, range: { low: 2_058_000, high: 2_727_000 } };
    const previous = { search: {}, results: [], opened: home, openedFacts: home, cma };
    const letter = saidUpon(previous, 'cma for it', 'write the intro letter for it');
    const unread = { search: {}, results: [], cma };
    expect(saidUpon(unread, 'cma 2925 larchstead st sf', 'write the intro letter for it')).toContain('2925 Larchstead St');
    expect(letter).toContain('between $2,058,000 and $2,727,000');
    expect(letter).toContain(home.addressLine1);
    const short = saidUpon(previous, 'cma for it', 'write the intro letter for it', 'make it shorter and put it in an email');
    expect(short).toContain('Subject: Your market analysis');
  });
});

describe('a letter about a price', () => {
  const first = 'email to my seller mrs chen, no offers after 3 weeks need a price drop';

  it('has the name with its title, the weeks and that no offer came', () => {
    expect(said(first)).toMatch(/Hi Mrs\. Chen,[^]*for 3 weeks without an offer/);
    expect(said(first, 'now in spanish pls')).toMatch(/Hola Sra\. Chen:[^]*3 semanas en el mercado sin ofertas/);
  });

  it('keeps an address that was cut short', () => {
    const text = 'price drop text to my seller Mike at 2835 galeworth, 25 days on market, 924 to 899';
    expect(said(text, 'make it spanish')).toContain('el precio de 2835 Galeworth');
  });

  it('waits first where that is wanted', () => {
    expect(said(first, 'softer, and suggest 2 weeks before we drop')).toMatch(
      /giving it another 2 weeks first[^]*no is a fine answer/,
    );
  });

  it('takes both prices in thousands', () => {
    expect(said('price drop text to my seller Mike at 2835 galeworth, 25 days on market, 924 to 899')).toMatch(
      /Hi Mike,[^]*25 days[^]*\$924,000 to \$899,000/,
    );
    const spanish = 'correo a vendedora sra lopez, recomendar bajar precio de 899 a 869 despues de 30 dias sin ofertas';
    expect(said(spanish)).toMatch(/Hola Sra\. Lopez:[^]*30 días en el mercado sin ofertas[^]*\$899,000 a \$869,000/);
    expect(said(spanish, 'hazlo mas suave')).toContain('No hay prisa');
    expect(said(spanish, 'hazlo mas suave', 'pasalo a ingles')).toMatch(/Hi Mrs\. Lopez,[^]*30 days/);
  });
});

describe('a letter that says what was told and no more', () => {
  it('says it to the one whom it goes to', () => {
    expect(said('text my seller that the inspection is friday at 10 and they need to be out of the house')).toContain(
      'The inspection is Friday at 10 and you need to be out of the house.',
    );
    expect(said('email mr. and mrs. lee: walkthrough is thurs 4pm, bring the keys')).toMatch(
      /Hi Mr\. and Mrs\. Lee,[^]*Walkthrough is thurs 4pm, bring the keys\./,
    );
    expect(said('escribe un correo a mi cliente sr. ramirez, tuvimos 12 visitas este fin de semana y ninguna oferta')).toMatch(
      /Hola Sr\. Ramirez:[^]*Tuvimos 12 visitas este fin de semana y ninguna oferta\./,
    );
  });

  it('leaves homes that stand to their records', () => {
    const previous = { search: {}, results: exampleResults };
    expect(saidUpon(previous, 'text my client that i love the second one')).toBe('');
    expect(saidUpon(previous, 'text my buyer that the inspection is friday')).toContain('The inspection is Friday.');
  });

  it('keeps to fair housing', () => {
    expect(said('text my seller that i have buyers with no kids who want it')).toMatch(/fair housing/i);
  });
});

describe('the facts of a letter that stands', () => {
  const first =
    'weekly update email to seller, 8 showings, feedback is kitchen dated and price high, 2 new comps came on, no offers';

  it.each(['change to 9 showings', 'make it 9 showings', 'actually 9 showings', '9 showings not 8'])(
    'are corrected: %s',
    (change) => {
      const changed = said(first, change);
      expect(changed).toContain('> - 9 showings');
      expect(changed).toContain('> - No offers');
    },
  );

  it('are taken out', () => {
    expect(said(first, 'take out the feedback')).not.toContain('Feedback');
    expect(said(first, 'take out the feedback')).toContain('8 showings');
  });

  it.each(['make it spanish', 'in spanish', 'now in spanish pls'])('are told in the other language: %s', (change) => {
    expect(said(first, 'change to 9 showings', change)).toMatch(
      /- 9 visitas[^]*- Comentarios: cocina anticuada y precio alto[^]*- Ninguna oferta/,
    );
  });

  it('take in a question to them', () => {
    const thanks = 'open house sign in thank you email for the 14 people who came sunday to 1517 wilgate';
    expect(said(thanks, 'ask if they want to see similar ones')).toContain(
      'Could you let me know if you want to see similar ones?',
    );
  });

  it('are those of a counter in words without commas', () => {
    expect(said('draft counter to offer 2: 1.2m drop appraisal contingency')).toMatch(
      /countering at \$1,200,000 on these terms:[^]*- Appraisal contingency removed/,
    );
  });
});

it('a counter fills the price that it is told, and leaves open what only the user knows', () => {
  const offers = 'compare offers: A 1.2m conventional 20% down, B 1.235m FHA 5% down';
  expect(said(offers, 'draft a counter to B at 1.25m')).toMatch(/countering at \$1,250,000[^]*only that one is binding/);
});
