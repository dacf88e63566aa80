/**
 * "A letter to homeowners in Montclair asking if they think of selling", "Dear homeowner,": whom a letter goes to by what they own or where they
 * live is no description of people. It sounds like one, so such words break the law only where a rule knows others beside them.
 */
import { inLines } from '#server/platform/text/in-lines.ts';

const OWNERS =
  '(?:(?:home|property|condo)\\s?owners?|owners?|neighbou?rs?|residents?|due[nñ][oa]s?|propietari[oa]s?|vecin[oa]s?|residentes?)';
const LETTERS =
  '(?:letters?|notes?|e-?mails?|(?:post\\s?)?cards?|mailers?|flyers?|door\\s?hangers?|texts?|messages?|scripts?|cartas?|notas?|correos?|tarjetas?|postal(?:es)?|mensajes?)';
const toOwners = new RegExp(
  `\\b${LETTERS}\\s+(?:to|for|a|para)\\s+(?:[\\p{L}'’]+\\s+){0,3}?${OWNERS}(?![\\p{L}])|\\b(?:prospecting|farming|expired|fsbo)\\s+${LETTERS}\\b`,
  'iu',
);
const greeting = inLines('iu')`
  ^\W*(?:dear|hi|hello|hey|estimad[oa]s?|querid[oa]s?|hola)\s+(?:${OWNERS}|(?:fellow\s+)?neighbou?rs?|vecin[oa]s?)\W*$
`;

export const isLetterToOwners = (text: string): boolean => toOwners.test(text);
export const isGreetingOfOwners = (sentence: string): boolean => greeting.test(sentence);
