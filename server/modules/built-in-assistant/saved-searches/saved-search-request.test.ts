import { expect, it } from 'vitest';
import { readSavedSearchRequest } from './saved-search-request.ts';
import { readSpanishRequest } from './spanish-requests.ts';

const save = { kind: 'save', name: null, frequency: null, search: null };
const change = { kind: 'change', which: null };

it.each([
  ['save this', save],
  ['Save this search', save],
  ['save this for my buyers in Noe', { ...save, name: 'Buyers in Noe' }],
  ['please save this search as "The Diaz family", email me weekly', { ...save, name: 'The Diaz family', frequency: 'weekly' }],
  ['watch this for the Chens and tell me right away', { ...save, name: 'Chens', frequency: 'instant' }],
  ['let me know when something new comes up', save],
  ['keep an eye on this for me', save],
  ['save that search for them', save],
  [
    'save this search: 2+ bd in west hollywood under 1.2m w parking',
    { ...save, search: '2+ bd in west hollywood under 1.2m w parking' },
  ],
  [
    'make a saved search alert for homes in berkeley 3+ beds under 1.3 for client Wendy',
    { ...save, name: 'Wendy', search: 'homes in berkeley 3+ beds under 1.3' },
  ],
  ['my saved searches?', { kind: 'news', which: null }],
  ['whats saved', { kind: 'news', which: null }],
  [
    'let me know when something new comes up in Bernal Heights, 2+ beds, under 1.4M',
    { ...save, search: 'in Bernal Heights, 2+ beds, under 1.4M' },
  ],
  ['notify me about price cuts in Rockridge', { ...save, search: 'in Rockridge' }],
  ['let me know when anything new comes up for my buyers in the city', { ...save, name: 'Buyers in the city' }],
  ['call it Johnsons', { ...change, name: 'Johnsons' }],
  ['change Johnsons to 1.5M', { kind: 'adjust', which: 'Johnsons', words: '1.5M' }],
  [
    'save a search for Tom Becker: berkeley houses 3+ bed up to 1.4',
    { ...save, name: 'Tom Becker', search: 'berkeley houses 3+ bed up to 1.4' },
  ],
  [
    'create an alert for my client Ana: condos in Oakland under 700k, weekly',
    { ...save, name: 'Ana', frequency: 'weekly', search: 'condos in Oakland under 700k, weekly' },
  ],
  ['save this search and call it Nguyens sunset', { ...save, name: 'Nguyens sunset' }],
  ['change johnson to 1.5', { kind: 'adjust', which: 'johnson', words: '1.5' }],
  ['delete johnsons', { ...change, which: 'johnsons', isDeleted: true }],
  ['pause Diaz', { ...change, which: 'Diaz', isPaused: true }],
  ['mail it to him weekly not daily', { ...change, frequency: 'weekly', isForOthers: true }],
  ['send them it every week', { ...change, frequency: 'weekly', isForOthers: true }],
  ["change the Johnsons' budget to 1.5M", { kind: 'adjust', which: 'Johnsons', words: '1.5M' }],
  ['raise it to 1.6 million', { kind: 'adjust', which: null, words: '1.6 million' }],
  ['add parking to it', { kind: 'adjust', which: null, words: 'parking' }],
  ['anything new for the Johnsons?', { kind: 'news', which: 'Johnsons' }],
  ['show me the Diaz search', { kind: 'news', which: 'Diaz' }],
  ['what are my saved searches', { kind: 'news', which: null }],
  ['stop all alerts', { ...change, isAll: true, isPaused: true }],
  ['watch this home for price changes', { kind: 'home', what: 'home' }],
  ['ok save the first 3 as a list call it the Nguyens', { kind: 'home', what: 'home' }],
  ['save a search for condos in Noe Valley under 1.5M', { ...save, search: 'condos in Noe Valley under 1.5M' }],
  ['alert me to 3 bedroom homes in Glen Park', { ...save, search: '3 bedroom homes in Glen Park' }],
  ["what's new for them?", { kind: 'news', which: null }],
  ["what's new for my buyers in Noe?", { kind: 'news', which: 'buyers in Noe' }],
  ['any updates on my saved searches?', { kind: 'news', which: null }],
  ['how many saved searches do I have?', { kind: 'news', which: null }],
  ['stop sending me those', { ...change, frequency: 'off' }],
  ['show my saved searches', { kind: 'news', which: null }],
  ['what saved searches do I have?', { kind: 'news', which: null }],
  ['which alerts have I got', { kind: 'news', which: null }],
  ['stop it', { ...change, isPaused: true }],
  ['pause the Diaz search', { ...change, which: 'Diaz', isPaused: true }],
  ['resume it', { ...change, isPaused: false }],
  ['delete the saved search for the Chens', { ...change, which: 'Chens', isDeleted: true }],
  ['stop emailing me about it', { ...change, frequency: 'off' }],
  ['email it to me weekly', { ...change, frequency: 'weekly' }],
  ['mail me about it weekly', { ...change, frequency: 'weekly' }],
  ['rename it to Buyers in Noe', { ...change, name: 'Buyers in Noe' }],
  ['how often will they get it', { kind: 'mails', what: 'when' }],
])('reads %s', (question, request) => {
  expect(readSavedSearchRequest(question, { names: ['Johnsons', 'Diaz family'], isLast: true })).toEqual(request);
});

it.each([
  ['anything new for dana', { kind: 'news', which: 'dana' }],
  ["what's new for the hendersons?", { kind: 'news', which: 'hendersons' }],
  ['what searches do i have saved', { kind: 'news', which: null }],
  ['list the searches I saved', { kind: 'news', which: null }],
  ["change dana's to 950k", { kind: 'adjust', which: 'dana', words: '950k' }],
  ["bump Dana's budget to 1.2m", { kind: 'adjust', which: 'Dana', words: '1.2m' }],
  ['change the ortega one to 2 baths', { kind: 'adjust', which: 'ortega', words: '2 baths', isMaybe: true }],
  ['delete the ortega one', { ...change, which: 'ortega', isDeleted: true, isMaybe: true }],
  ["pause dana's", { ...change, which: 'dana', isPaused: true }],
  ['when do you mail me those', { kind: 'mails', what: 'when' }],
  ['how often do you email me?', { kind: 'mails', what: 'when' }],
])('reads %s in a chat that has told of none', (question, request) => {
  expect(readSavedSearchRequest(question, null)).toEqual(request);
});

it.each([
  "raise the seller's price to 950k",
  'delete the second one',
  'remove the cheapest one',
  'change the rate to 6',
  'anything new for rent?',
  'anything new under 900k in Oakland',
  'anything new for 3 bed condos',
  'when do you mail the check to the seller',
  'delete johnsons',
  "what's new in Noe Valley?",
  'any news on rates?',
  'condos in Oakland under 900k',
  'stop',
  'tell me if any of these have a pool',
  'tell me if anything is wrong with the second one',
  'remove the garage condition',
  'watch out for flood zones',
  'save money on closing costs',
  'drop the price limit',
  'how can I save my clients money?',
  'stop it',
  'call the seller',
  'change the price to 1.5M',
  'add parking',
  'anything new for sale?',
  'change the email to Spanish',
])('leaves %s to others', (question) => {
  expect(readSavedSearchRequest(question, null)).toBeNull();
});

it.each([
  ['¿Hay algo nuevo para Dana?', { kind: 'news', which: 'dana' }],
  ['qué búsquedas tengo guardadas', { kind: 'news', which: null }],
  ['cuándo me mandas esos correos', { kind: 'mails', what: 'when' }],
  ['borra la de ortega', { ...change, which: 'ortega', isMaybe: true, isDeleted: true }],
  ['pausa la búsqueda de los Chen', { ...change, which: 'chen', isPaused: true }],
  ['hay algo nuevo para mis clientes en Durham', null],
  ['hay casas nuevas en Durham', null],
  ['borra la segunda', null],
])('reads %s in Spanish', (question, request) => {
  expect(readSpanishRequest(question)).toEqual(request);
});

it('“how often will they get it” asks of no saved search where none was told of last', () => {
  expect(readSavedSearchRequest('how often will they get it', null)).toBeNull();
});
