/** What a request for a letter tells of the home of those it goes to: its address, where it is, its bedrooms. */
import { findAddress } from '../question-parser/addresses.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "At 2835 galeworth", as agents cut it short. */
const shortAddress =
  /\b(?:at|for|on|to|about|of|saw)\s+(\d{3,5})\s+(?!(?:days?|weeks?|months?|from|after|with|down|each|over|under|because|asking|offers?|showings?|views?|dollars|square|feet|this|that|when|cash|then|just)\b)([a-z]{4,})\b/;

/** @param folded lower case */
export function addressIn(folded: string): string | null {
  const area = findAddress(folded)?.area;
  if (area?.nameType === 'street-and-number') return area.name;
  const [, number, street = ''] = shortAddress.exec(folded) ?? [];
  return number === undefined ? null : `${number} ${street.charAt(0).toUpperCase()}${street.slice(1)}`;
}

const behindPlace = inLines('iu')`
  \b(?:in|around|near|on|for|en|cerca\s+de|por|(?<=(?:owners|neighbou?rs|residents|duenos|dueños|propietarios|vecinos|residentes)\s)(?:of|de))\s+
  (?!(?:spanish|english|espanol|español|ingles|inglés|my|our|me|the\s+owner|a|an|the|una?|home\s?owners?|owners?|\d+|order|case|person)\b)
  ([\p{L}.' ]{3,40}?)(?=
    \s+(?:asking|ask|to|if|about|who|that|which|saying|and|in|this|selling|listed|has|with|is|was|after|for|sat
      |preguntando|preguntándoles|para|que|si|con|vendiendo)\b
    |\s*[,.;?!]|\s*$
  )
`;
const beforeOwners = inLines('iu')`
  \b(?:to|for|a|para)\s+(?:the\s+|all\s+|some\s+|los\s+)?
  (?!(?:the|my|our|all|some|past|new|local|nearby|absentee|possible|potential|other|expired|fsbo|for|write|a|an|mis|los)\b)
  (\p{L}[\p{L}.'’]+(?:\s+\p{L}[\p{L}.'’]+){0,2}?)\s+(?:home\s?owners?|owners?|neighbou?rs?|residents)\b
`;
/** "Our berkeley listing" */
const ofListing = inLines('iu')`
  \b(?:our|my|his|her|their|your)\s+(?!(?:new|current|active|old|last|first|other|own|expired|stale|price|weekly)\b)
  (\p{L}[\p{L}'’]+(?:\s+\p{L}[\p{L}'’]+)?)\s+(?:listing|house|home|condo|place|townhouse)\b
`;

const capitals = (text: string): string =>
  text === text.toLowerCase() ? text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : text;

/** Where they live, as it was said, with capitals where it had none: "Noe Valley". */
export function areaIn(text: string): string | null {
  const area = (behindPlace.exec(text) ?? beforeOwners.exec(text))?.[1]
    ?.trim()
    .replace(/^(?:the|el|la)\s+|\s+(?:area|neighbou?rhood|zone|zona)$/giu, '');
  return area === undefined ? null : capitals(area);
}

/** "Our berkeley listing" is in Berkeley. */
export function listingAreaIn(text: string): string | null {
  const area = ofListing.exec(text)?.[1];
  return area === undefined ? null : capitals(area);
}

/** "Home is at 4410 Harbor View Oakland 3/2, was listed …": an address that no street's word ends, as it was typed. */
const typedAddress = inLines('iu')`
  \b(?:at|is|address|for|en|es)\s+
  (\d{2,5}\s+(?!(?:days?|weeks?|months?|dias?|semanas?|meses|k|mil|beds?|baths?)\b)\p{L}[\p{L}.'’-]+(?:\s+(?!(?:was|is|it|its|listed|for|had|has|and|with|after|at|expired)\b)\p{L}[\p{L}.'’-]+){0,4})
  (?=\s*(?:[,.;]|$|\d)|\s+(?:was|is|it|its|listed|for|had|has|and|with|after|at|expired)\b)
`;

/** As it was typed, with capitals where it had none. */
export function addressTyped(text: string): string | null {
  const address = typedAddress.exec(text)?.[1];
  return address === undefined ? null : capitals(address);
}

/** "3/2", "3 bed 2 bath": of a home whose bedrooms and baths are told together. */
export function roomsIn(folded: string): { bedrooms: string; bathrooms: string } | null {
  const [, bedrooms, bathrooms] =
    /(?<![\d/])([1-9])\s*\/\s*(\d(?:\.5)?)(?![\d/])/.exec(folded) ??
    /\b(\d)\s*-?\s*(?:bd|br|beds?|bedrooms?|recamaras?|habitaciones)\s*,?\s*(?:and\s+|y\s+)?(\d(?:\.5)?)\s*-?\s*(?:ba|baths?|bathrooms?|banos?)\b/.exec(
      folded,
    ) ??
    [];
  return bedrooms === undefined || bathrooms === undefined ? null : { bedrooms, bathrooms };
}

/** "Selling a 4 bed": "4" */
export const bedroomsIn = (folded: string): string | null =>
  /\b(\d{1,2})[\s-]*(?:bd|br|beds?|bedrooms?|rec\w*|habitacion\w*|cuartos?)\b/.exec(folded)?.[1] ?? null;
