/** What agents tell most of a home beside its facts, in English, and how Spanish says it. */

/** Things by their Spanish names: masculine or feminine, one or several. */
const things: Readonly<Record<string, readonly [name: string, ending: 'o' | 'a' | 'os' | 'as']>> = {
  roof: ['techo', 'o'],
  furnace: ['calefacción', 'a'],
  heating: ['calefacción', 'a'],
  hvac: ['sistema de climatización', 'o'],
  'water heater': ['calentador de agua', 'o'],
  windows: ['ventanas', 'as'],
  kitchen: ['cocina', 'a'],
  bath: ['baño', 'o'],
  bathroom: ['baño', 'o'],
  baths: ['baños', 'os'],
  bathrooms: ['baños', 'os'],
  basement: ['sótano', 'o'],
  attic: ['ático', 'o'],
  foundation: ['cimientos', 'os'],
  plumbing: ['plomería', 'a'],
  electrical: ['instalación eléctrica', 'a'],
  wiring: ['instalación eléctrica', 'a'],
  appliances: ['electrodomésticos', 'os'],
  paint: ['pintura', 'a'],
  floors: ['pisos', 'os'],
  flooring: ['pisos', 'os'],
  backyard: ['patio trasero', 'o'],
  driveway: ['entrada para autos', 'a'],
  fence: ['cerca', 'a'],
  siding: ['revestimiento exterior', 'o'],
};

const states: Readonly<Record<string, string>> = {
  new: 'nuev',
  newer: 'recient',
  updated: 'actualizad',
  remodeled: 'remodelad',
  remodelled: 'remodelad',
  renovated: 'renovad',
  finished: 'terminad',
  unfinished: 'sin terminar',
  original: 'original',
  large: 'ampli',
  big: 'ampli',
  huge: 'muy ampli',
  private: 'privad',
  fenced: 'cercad',
  restored: 'restaurad',
};

const places: Readonly<Record<string, string>> = {
  campus: 'el campus',
  downtown: 'el centro',
  bart: 'BART',
  transit: 'el transporte público',
  'public transit': 'el transporte público',
  shops: 'las tiendas',
  parks: 'los parques',
  'the park': 'el parque',
  'the beach': 'la playa',
};

const beside: Readonly<Record<string, string>> = {
  'a wet bar': 'un bar con fregadero',
  'wet bar': 'bar con fregadero',
  'a fireplace': 'una chimenea',
  'an island': 'una isla',
  'a full bath': 'un baño completo',
  laundry: 'lavandería',
};

const options = (of: Readonly<Record<string, unknown>>): string =>
  Object.keys(of)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const STATE = `(${options(states)})`;
const THING = `(${options(things)})`;
const known = new RegExp(
  `^(?:an?\\s+|the\\s+)?${STATE}\\s+${THING}(?:,?\\s+(?:in\\s+)?((?:19|20)\\d\\d))?(?:\\s+with\\s+(${options(beside)}))?$`,
  'i',
);
const near = new RegExp(
  `^(?:(?:within\\s+)?walking distance (?:to|of|from)|walk to|(?:close|near) to|near)\\s+(${options(places)})$`,
  'i',
);

/** "sin terminar" and "original" stay as they are. */
function ended(stem: string, ending: 'o' | 'a' | 'os' | 'as'): string {
  if (stem === 'original') return ending.endsWith('s') ? 'originales' : stem;
  if (stem === 'recient') return ending.endsWith('s') ? 'recientes' : 'reciente';
  return stem === 'sin terminar' ? stem : `${stem}${ending}`;
}

export function toldIn(phrase: string): string | null {
  const [, state = '', thing = '', year, more] = known.exec(phrase) ?? [];
  const [stem, own] = [states[state.toLowerCase()], things[thing.toLowerCase()]];
  if (stem !== undefined && own) {
    const with_ = more === undefined ? '' : ` con ${beside[more.toLowerCase()] ?? more}`;
    return `${own[0]} ${ended(stem, own[1])}${year === undefined ? '' : ` en ${year}`}${with_}`;
  }
  const place = places[near.exec(phrase)?.[1]?.toLowerCase() ?? ''];
  return place === undefined ? null : `cerca de ${place}`.replace('de el ', 'del ');
}
