import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import { languageOf } from '../language.ts';
import type { Turn } from '../turn.ts';
import { respondToHowTo } from './respond-to-how-to.ts';
import type { HowTo } from './topics.ts';

const said = (question: string, ...open: string[]): string | null => {
  const turn: Turn = {
    ...{ question, english: question, language: languageOf([question]), earlier: open, previous: null, last: null },
    ...{ open, answers: [] },
  };
  return respondToHowTo(turn)?.say ?? null;
};

describe('how things are done in the product', () => {
  it.each<[string, HowTo]>([
    ['how do I share a CMA with a client?', 'share-presentation'],
    ['where do i get a link for the presentation', 'share-presentation'],
    ['how do I start a CMA', 'start-presentation'],
    ['how can I save a search?', 'save-search'],
    ['is there a way to get alerts', 'save-search'],
    ['how do I draw an area on the map', 'draw-area'],
    ['how do I upload a spreadsheet', 'attach-file'],
    ['how do we import our own listings', 'import-listings'],
    ['how do I delete this chat?', 'keep-chat'],
    ['where can I find my old chats', 'find-chat'],
    ['how do I connect my google calendar', 'connect-apps'],
    ['where do I change my password', 'security'],
    ['how do i change my headshot', 'profile'],
    ['how do I close my account', 'my-data'],
    ['where do I see my invoices', 'plan'],
    ['is there a way to use dark mode?', 'settings'],
    ['how do I reach support', 'help'],
    ['change my password how', 'security'],
    ['i forgot my password', 'forgot-password'],
    ['am i signed in on other devices? how do i end that', 'security'],
    ['how do i log out', 'log-out'],
    ['how do i share a search w a client', 'share-search'],
    ['can i send these to my buyer', 'share-search'],
    ['stop notifications', 'notifications'],
    ['¿me llegan avisos al celular?', 'notifications'],
    ['also is there an app for my phone', 'phone-app'],
    ['does it work on my ipad', 'phone-app'],
    ['can i use it offline', 'phone-app'],
    ['do you share my clients info with anyone', 'privacy'],
    ['who else can see my chats', 'privacy'],
    ['is this private', 'privacy'],
    ['turn on dark mode', 'settings'],
    ['how do i turn off notifications', 'notifications'],
    ['how do I put a password on the presentation link', 'link-options'],
    ['can i see if the client opened the link', 'link-options'],
    ['where do I put my logo', 'branding'],
    ['how do i add my assistant as a user', 'more-users'],
    ['how do I change my account email', 'account-email'],
    ['how do i edit my last message', 'edit-message'],
    ['what languages do you speak', 'language'],
    ['how do i dictate', 'voice'],
    ['how do I export the results to excel', 'export-results'],
    ['export that to excel', 'export-results'],
    ['can you put these in a spreadsheet', 'export-results'],
    ['how much does sidekick cost', 'plan'],
    ['is there a free trial', 'plan'],
    ['i want to contact support', 'help'],
    ['¿hay una app para mi celular?', 'phone-app'],
    ['olvidé mi contraseña', 'forgot-password'],
    ['¿compartes los datos de mis clientes?', 'privacy'],
    ['¿cómo comparto una presentación con mi cliente?', 'share-presentation'],
    ['¿cómo cambio mi foto?', 'profile'],
    ['where are my saved homes', 'saved-homes'],
    ['how do i favorite a home', 'saved-homes'],
    ['¿dónde están mis casas guardadas?', 'saved-homes'],
    ['can u export to pdf', 'as-pdf'],
    ['can u email my client from here', 'send-mail'],
    ['do you send emails?', 'send-mail'],
    ['¿puedes mandar correos?', 'send-mail'],
  ])('are told by the names on the screens: %s', (question, topic) => {
    expect(said(question)).toBe(textsIn(languageOf([question])).howTo[topic]);
  });

  it.each([
    'how do I price this home',
    'how do you calculate the median price',
    'how can my buyers win this one',
    'where can I find 3 beds under 900k',
    'how do I get my seller to drop the price',
    'can I see the second one',
    'can I save this search for the Parks?',
    'can I get the HOA on each',
    'where is the nearest school',
    'change the price to 800k',
    'is there a pool',
    'do you have 3 beds in Oakland',
    'can you send the listings to the buyers by Friday and say hi',
    'write my client that the link works on the phone',
    'share of cash sales in Oakland',
    'i want a home with a home office and voice control',
    'is it in a private community',
    'can you email my client about the first one',
    'send it to my client',
    'who is the agent',
    'does the seller see my offer',
  ])('are not asked for by: %s', (question) => {
    expect(said(question)).toBeNull();
  });
});

describe('what is asked next of something that was told', () => {
  const first = 'how do i export a cma as pdf';

  it.each([
    ['and can i share it w/ the client w/o them logging in', first, /no account and no login/],
    ['and how do I undo that', first, /Take the link back/],
    ["where's that on my phone", first, /^On a phone it is the same/],
    ['can the client see it', 'how do i save a search', /clients have no login here/],
    ['how do i undo that?', 'how do i draw an area', /set back.*Boundary/],
    ['where is it exactly', 'how do i draw an area', /^Open \*\*Boundary/],
    ['¿y lo puede ver sin cuenta?', '¿cómo comparto una presentación con mi cliente?', /sin cuenta/],
  ])('is told of it: %s', (question, before, answer) => {
    expect(said(question, before)).toMatch(answer);
  });

  it('goes on over several questions', () => {
    expect(said('and on my phone?', first, 'can the client see it')).toMatch(/^On a phone/);
  });

  it.each(['and the second one?', 'condos in Oakland', 'how much is it', 'write it to the client', 'thanks'])(
    'is something else: %s',
    (question) => {
      expect(said(question, first)).toBeNull();
    },
  );

  it('needs something that was told before', () => {
    expect(said('can the client see it', 'condos in Oakland')).toBeNull();
  });
});
