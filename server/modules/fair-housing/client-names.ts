/**
 * "Name it for the Nguyen family": a client's surname, which says nothing about who shall live somewhere. The classifier has met few surnames and would
 * judge some of them by their sound.
 */
import { inLines } from '#server/platform/text/in-lines.ts';

/** Before a surname that belongs to a client: words that name something or say for whom it is. */
const LEADS = '(?:for|to|by|as|from|with|of|it|call(?:ed)?|names?|named|rename(?:d)?|title(?:d)?|the|para|de|la|los)';
const surname = new RegExp(`(?<=\\b${LEADS}\\s+["“‘']?)(\\p{Lu}[\\p{L}'’-]{1,30})(\\s+)(famil(?:y|ies)|familias?)\\b`, 'gu');
const ofClients = new RegExp(`(?<=\\b(?:familia|familias)\\s+)(\\p{Lu}[\\p{L}'’-]{1,30})\\b`, 'gu');

/** What people are called by their origin, faith, color or way of life, and no surname. */
const group = inLines('i')`
  (?:ish|ese|ian|ean|ican|ist|im)$
  |^(?:
    white|black|brown|asian|latin[aox]?|hispanic|arab|roma|gypsy|somali|iraqi|pakistani|israeli|saudi|thai|greek
    |dutch|french|german|czech|filipin[ao]|hindu|sikh|muslim|jew|catholic|protestant|orthodox|baptist|mormon|amish
    |gay|lesbian|queer|trans|straight|single|young|older|elderly|large|big|small|nuclear|traditional|immigrant
    |refugee|foreign|american|european|african|native|indigenous|negr[ao]s?|blanc[ao]s?|mexican[ao]s?|cuban[ao]s?
    |judi[ao]s?|catolic[ao]s?
  )$
`;

const mask = (words: string) => words.replace(/\p{L}/gu, 'x');

/** Kinds of homes that are called by a family, and no families: "only single family". */
const homesOfAFamily = /\b(?:(?:single|multi)[\s-]?famil(?:y|ies)|(?:uni|multi)familiar(?:es)?)\b/giu;

/** The text with such names blotted out letter for letter, and such homes called condos, so that what stands elsewhere keeps its place. */
export function withoutClientNames(text: string): string {
  return text
    .replace(homesOfAFamily, (kind) => 'condos'.padEnd(kind.length))
    .replace(surname, (whole, name: string, gap: string, family: string) =>
      group.test(name) ? whole : mask(name) + gap + mask(family),
    )
    .replace(ofClients, (name: string) => (group.test(name) ? name : mask(name)));
}
