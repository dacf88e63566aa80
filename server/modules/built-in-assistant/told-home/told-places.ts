/** What is left of the words of a home once its facts are read: where it stands, and what it has in words. */
import { findAddress } from '../question-parser/addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import { stateAbbreviations } from '../question-parser/states.ts';
import { OCCASION } from '../question-parser/writing-kinds.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { isCity } from './cities-told.ts';

const MAX_PLACE_WORDS = 4;
const MAX_PLACES = 2;

export const states = Object.values(stateAbbreviations).join('|');
/** "Coming soon" is no feature. */
const isOccasion = new RegExp(`^(?:${OCCASION})$`, 'i');
/** "Pool in Scottsdale" */
const namedIn = /^(.*?)(?:^|\s)(?:in|en|at)\s+([a-z][a-z'. -]+)$/i;
const isNoPlace = /^(?:adu|hvac|rv|ev|bart|hoa|mls|ac|unit|place|back|front|each|every|all|good|great|the|an?|both|building)\b/i;
const LEADING =
  "and|with|in(?!\\s+unit)|at|on|for|has|have|is|it(?:['’])?s|it has|there(?:['’])?s|there is|there are|oh|btw|by the way|i forgot|forgot|actually|an?|the|plus|also|features?|of|asking|list(?:ed)?|price|priced|approx|about|around";
const atEdges = new RegExp(
  `^(?:[\\s:,./–-]|(?:${LEADING})(?=[\\s:,]|$))+|(?:[\\s:,/–-]|(?<=\\s|^)(?:and|with|in|at|on|for|asking|list(?:ed)?(?: at| for)?|priced at|an?|the|of|approx|about))+$`,
  'gi',
);
const namesPlace =
  /\b(?:city|heights|park|beach|valley|hills?|springs|lake|village|county|district|terrace|estates|ranch|bay|point|falls|grove|creek)$/i;
const describes = inLines('i')`
  \b(?:
    new|newer|updated|remodell?ed|renovated|original|big|large|huge|private|open|bright|sunny|hardwood|floors?
    |kitchen|baths?|yard|backyard|garage|garden|deck|patio|pool|view|views|roof|windows?|solar|fireplace|laundry
    |walk|near|close|minutes?|blocks?|steps|ac|central|corner|detached|attached|finished|quartz|granite|stainless
    |vaulted|master|primary|bonus|craftsman|bungalow|victorian|tudor|colonial|ranch|mid-?century|fixer
  )\b
`;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const capitalised = (text: string): string => text.replaceAll(/(?<![A-Za-z\d'])[a-z]/g, (letter) => letter.toUpperCase());
export const trimmed = (text: string): string => text.replaceAll(atEdges, '').replaceAll(/\s+/g, ' ').trim();

/** "Oakland", behind the address with or without a comma. */
const behindAddress = /^\s*,?\s*(?:in\s+)?([a-z][a-z'.]*(?:[ -][a-z'.]+){0,2})(?=\s*(?:[,;:.\n]|$|\d))/i;
const isUnit = /^(?:unit|apt|apartment|suite|ste|floor)\b/i;

/** Where it stands, with the city behind it, and the words without that. */
export function takeAddress(text: string): { address: string | null; city: string | null; rest: string } {
  const found = findAddress(fold(text));
  if (found?.area.nameType !== 'street-and-number') return { address: null, city: null, rest: text };
  const { start, length } = found;
  const [before, behind] = [text.slice(0, start), text.slice(start + length)];
  const [whole = '', name = ''] = behindAddress.exec(behind) ?? [];
  const named = name.replace(new RegExp(`\\s+(?:${states})$`, 'i'), '');
  const isNamed = named !== '' && mayName(named) && !describes.test(named) && !isUnit.test(named) && !tellsOfHome.test(named);
  if (!isNamed) return { address: found.area.name, city: null, rest: `${before}, ${behind}` };
  // The state behind it is read with the rest.
  const state = name.slice(named.length);
  return { address: found.area.name, city: capitalised(named), rest: `${before},${state} ${behind.slice(whole.length)}` };
}
/** "For sale", "pets ok": what stands behind an address and names no city. */
const tellsOfHome =
  /\b(?:for|with|has|is|just|new|sale|listed|pets?|beds?|baths?|house|home|condo|listing|asking|and|or|the|it)\b/i;

export interface Parts {
  /** Of a place, in the order of the words. */
  places: string[];
  told: string[];
  /** Without the kind of its street: "77 Larkspur". */
  addresses: string[];
}

/** What is left of one part between commas once its facts are read. */
export function addRest(rest: string, hadFacts: boolean, { places, told, addresses }: Parts): void {
  const [, around = '', named = ''] = namedIn.exec(rest.replace(/[\s.:]+$/, '')) ?? [];
  const [inPlace = '', ...having] = named.split(/\s+(?:with|near|close to)\s+/i);
  if (inPlace !== '' && mayName(inPlace) && (hadFacts || isName(inPlace)) && places.length < MAX_PLACES) {
    places.push(
      ...partAndCity(trimmed(inPlace))
        .map(capitalised)
        .slice(0, MAX_PLACES - places.length),
    );
    addRest(around, false, { places, told, addresses });
    if (having.length > 0) addRest(named.slice(inPlace.length), false, { places, told, addresses });
    return;
  }
  const text = trimmed(rest);
  const whole = rest.trim().replace(/^(?:an?|the|my|our)\s+/i, '');
  if (!/[a-z]{2}/i.test(text) || saysNothing.test(text) || isOccasion.test(text) || isOccasion.test(whole)) return;
  if (bareAddress.test(text)) {
    addresses.push(text);
    return;
  }
  if (isView.test(text) && !isName(text)) {
    told.push(text);
    return;
  }
  const [, what, city] = cityBehind.exec(text) ?? [];
  if (what && city && isCity(fold(city)) && places.length < MAX_PLACES) {
    places.push(capitalised(city));
    told.push(what);
    return;
  }
  const at = isName(text) && words(text) > 1 ? -1 : text.search(describes);
  const [before, behind] = at < 0 ? [text, ''] : [trimmed(text.slice(0, at)), text.slice(at)];
  const isPlace =
    before !== '' && mayName(before) && (hadFacts || isName(before) || namesPlace.test(before) || isCity(fold(before)));
  if (!isPlace || places.length >= MAX_PLACES) {
    told.push(text);
    return;
  }
  places.push(capitalised(before));
  if (behind !== '') told.push(behind);
}

const SIDES =
  /^(?:(?:north|south|east|west|central|downtown|old|upper|lower|greater|the|new|port|fort|mount|city|of|near)\s*)+$/i;
/** "Adams Point Oakland": a neighborhood, and the city behind it. */
function partAndCity(place: string): string[] {
  const all = place.split(/\s+/);
  if (isCity(fold(place))) return [place];
  for (let at = 1; at < all.length; at += 1) {
    const [part, city] = [all.slice(0, at).join(' '), all.slice(at).join(' ')];
    if (isCity(fold(city)) && !SIDES.test(part)) return [part, city];
  }
  return [place];
}

/** "Bungalow oakland", "craftsman in haste san jose". */
const cityBehind =
  /^(?!(?:close|near|walk|minutes|blocks|steps|\d)\b)([a-z][a-z' -]*?(?<!\b(?:to|from|of|near|in|with|for|the)))\s+((?:(?:san|santa|los|las|el|la|palo|daly)\s+)?[a-z]+)$/i;
/** "Lake view" is of no place that is called Lake. */
const isView = /^(?:[a-z]+\s+){1,3}views?$|^views?\s+(?:of|to|over)\b/i;
const bareAddress = /^\d{1,6}\s+[A-Z][\w']+(?:\s+[A-Z][\w']+)?$/;
/** "Nice", "charming home": of every home that was ever for sale. */
const saysNothing =
  /^(?:(?:very|really|so|nice|beautiful|great|charming|lovely|cute|cozy|gorgeous|stunning|amazing|wonderful|fantastic|must[\s-]see|gem|home|house|condo|place|opportunity)[\s!]*)+$/i;
const isName = (text: string): boolean => text.split(' ').every((word) => /^[A-Z]/.test(word));
const mayName = (text: string): boolean => words(text) <= MAX_PLACE_WORDS && !/\d/.test(text) && !isNoPlace.test(text);
