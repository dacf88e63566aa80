/** What a home may be supposed to have that no sale is adjusted for: "and a pool?", "what if it had solar?" */
import { inLines } from '#server/platform/text/in-lines.ts';

export const features = [
  ...(['pool', 'hot tub', 'view', 'solar', 'deck', 'porch', 'patio', 'yard', 'fence', 'roof', 'windows', 'foundation'] as const),
  ...(['air conditioning', 'heating', 'elevator', 'balcony', 'ADU', 'laundry'] as const),
  ...(['floors', 'countertops', 'appliances', 'corner lot'] as const),
];
export type Feature = (typeof features)[number];

const said: Readonly<Record<Feature, string>> = {
  pool: 'pools?|swimming\\s+pools?|alberca|piscina',
  'hot tub': 'hot\\s*tubs?|jacuzzi|spa|sauna',
  view: 'views?|vistas?',
  solar: 'solar(?:\\s+panels?)?|paneles(?:\\s+solares)?',
  deck: 'decks?',
  porch: 'porch(?:es)?',
  patio: 'patios?|terraces?|terraza',
  yard: 'yards?|back\\s?yards?|gardens?|landscaping|jardin',
  fence: 'fences?|fenced',
  roof: 'roofs?|techo',
  windows: 'windows?|ventanas',
  foundation: 'foundations?|cimientos',
  'air conditioning': 'a\\/?c|air\\s+con(?:ditioning|ditioner)?|central\\s+air|aire(?:\\s+acondicionado)?',
  heating: 'heating|furnace|heat\\s+pump|hvac|calefaccion',
  elevator: 'elevators?|elevador',
  balcony: 'balcon(?:y|ies)?',
  ADU: 'adus?|granny\\s+(?:flat|unit)|in-?law(?:\\s+(?:unit|suite))?|guest\\s?house|casita',
  floors: '(?:hardwood|wood|tile|new)\\s+floors?|pisos?\\s+de\\s+madera',
  countertops: '(?:granite|quartz|marble|stone)(?:\\s+counter(?:top)?s?)?|counter(?:top)?s|granito|cuarzo',
  appliances: 'appliances|electrodomesticos',
  'corner lot': 'corner\\s+lot|(?:lote\\s+de\\s+|en\\s+)esquina',
  laundry: 'laundry(?:\\s+room)?|washer',
};
const patterns = features.map((feature) => [feature, new RegExp(`\\b(?:${said[feature]})\\b`)] as const);
/** Nothing but a thing that it may have: "and a pool?" */
const alone =
  /^(?:(?:and|or|but|now|then|ok|what about|how about|with|also|maybe|plus)\s+)+(?:an?\s+|the\s+)?(?:new\s+|nice\s+|big\s+|in-?ground\s+)*[a-z/ -]{1,24}[\s?.!]*$/;
const added =
  /^(?:(?:and|now|ok|please)\s+)*(?:add|put\s+in|build|install)(?:ing)?\s+(?:an?\s+)?(?:new\s+)?[a-z/ -]{1,24}[\s?.!]*$/;

export const featuresIn = (text: string): Feature[] => patterns.flatMap(([feature, words]) => (words.test(text) ? feature : []));

/** "It has a new foundation", "there's a pool": told of the home. */
const stated = inLines()`
  ^(?:(?:and|but|also|oh|well|y|pero)\s+)*(?:
    (?:it|she|the\s+(?:house|home|place))\s+(?:also\s+)?(?:has|got|had|comes\s+with)
    |it'?s\s+got|there'?s|there\s+is
    |they\s+(?:just\s+)?(?:put\s+in|added|did|replaced)
    |tiene|new|nuev[oa]s?
  )\s+[a-z/ -]{1,40}[\s.!]*$
`;

/** Whether the words suppose something, and name no other thing that is asked. */
export const supposesAlone = (text: string): boolean => alone.test(text) || added.test(text) || stated.test(text);
