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
  yard: ['patio', 'o'],
  'front yard': ['jardín delantero', 'o'],
  garden: ['jardín', 'o'],
  deck: ['terraza de madera', 'a'],
  patio: ['patio', 'o'],
  porch: ['porche', 'o'],
  pool: ['piscina', 'a'],
  garage: ['garaje', 'o'],
  shed: ['cobertizo', 'o'],
  lot: ['terreno', 'o'],
  'built-ins': ['muebles empotrados', 'os'],
  cabinets: ['gabinetes', 'os'],
  counters: ['cubiertas', 'as'],
  countertops: ['cubiertas', 'as'],
  fireplace: ['chimenea', 'a'],
  ceilings: ['techos', 'os'],
  doors: ['puertas', 'as'],
  closets: ['clósets', 'os'],
  details: ['detalles', 'os'],
  woodwork: ['carpintería', 'a'],
  landscaping: ['jardinería', 'a'],
  'hardwood floors': ['pisos de madera', 'os'],
  'living room': ['sala', 'a'],
  'family room': ['sala familiar', 'a'],
  'dining room': ['comedor', 'o'],
  'laundry room': ['cuarto de lavado', 'o'],
  'primary suite': ['suite principal', 'a'],
  'primary bedroom': ['recámara principal', 'a'],
  'bonus room': ['cuarto adicional', 'o'],
  'breakfast nook': ['rincón para desayunar', 'o'],
  'electrical panel': ['panel eléctrico', 'o'],
  'sewer line': ['línea de drenaje', 'a'],
  office: ['oficina', 'a'],
  workshop: ['taller', 'o'],
  studio: ['estudio', 'o'],
  views: ['vistas', 'as'],
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
  refinished: 'restaurad',
  redone: 'renovad',
  replaced: 'nuev',
  modern: 'modern',
  spacious: 'espacios',
  sunny: 'solead',
  bright: 'luminos',
  open: 'abiert',
  covered: 'techad',
  detached: 'independiente',
  landscaped: 'ajardinad',
  custom: 'a medida',
  small: 'pequeñ',
};

const places: Readonly<Record<string, string>> = {
  campus: 'el campus',
  downtown: 'el centro',
  bart: 'BART',
  transit: 'el transporte público',
  'public transit': 'el transporte público',
  shops: 'las tiendas',
  restaurants: 'los restaurantes',
  'shops and restaurants': 'las tiendas y los restaurantes',
  cafes: 'los cafés',
  parks: 'los parques',
  park: 'el parque',
  beach: 'la playa',
  church: 'la iglesia',
  library: 'la biblioteca',
  lake: 'el lago',
  bay: 'la bahía',
  river: 'el río',
  trails: 'los senderos',
  'farmers market': 'el mercado de agricultores',
  freeway: 'la autopista',
};

const beside: Readonly<Record<string, string>> = {
  'a wet bar': 'un bar con fregadero',
  'wet bar': 'bar con fregadero',
  'a fireplace': 'una chimenea',
  'an island': 'una isla',
  'a full bath': 'un baño completo',
  laundry: 'lavandería',
  quartz: 'cuarzo',
  granite: 'granito',
  marble: 'mármol',
  'quartz counters': 'cubiertas de cuarzo',
  'granite counters': 'cubiertas de granito',
  'stainless appliances': 'electrodomésticos de acero inoxidable',
  'a gas range': 'una estufa de gas',
  island: 'isla',
  'lemon tree': 'limonero',
  'a lemon tree': 'un limonero',
  'lemon trees': 'limoneros',
  'fruit trees': 'árboles frutales',
  'citrus trees': 'árboles de cítricos',
  'apple tree': 'manzano',
  'fig tree': 'higuera',
  'avocado tree': 'aguacate',
  'olive tree': 'olivo',
  'rose garden': 'rosal',
  'a deck': 'una terraza de madera',
  deck: 'terraza de madera',
  'a patio': 'un patio',
  patio: 'patio',
  'a view': 'vista',
  views: 'vistas',
  'a pool': 'una piscina',
  storage: 'espacio de almacenamiento',
};

const options = (of: Readonly<Record<string, unknown>>): string =>
  Object.keys(of)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const STATE = `(${options(states)})`;
const THING = `(${options(things)})`;
const known = new RegExp(
  `^(?:an?\\s+|the\\s+)?(?:${STATE}\\s+)?${THING}(?:,?\\s+(?:in\\s+)?((?:19|20)\\d\\d))?(?:\\s+with\\s+(${options(beside)}))?$`,
  'i',
);
const near = new RegExp(
  `^(?:(?:within\\s+)?walking distance (?:to|of|from)|walk to|steps (?:to|from)|(?:close|near) to|near)\\s+(?:the\\s+)?(${options(places)})$`,
  'i',
);

const nearName =
  /^(?:[Ww]alk to|[Ss]teps (?:to|from)|(?:[Cc]lose|[Nn]ear) to|[Nn]ear|(\d+) (blocks|minutes) (?:to|from)) ((?:[A-Z][\w'’.]*)(?:\s+[A-Z][\w'’.]*){0,3})$/;

/** "sin terminar" and "original" stay as they are. */
function ended(stem: string, ending: 'o' | 'a' | 'os' | 'as'): string {
  if (stem === 'independiente') return ending.endsWith('s') ? 'independientes' : stem;
  if (stem === 'original') return ending.endsWith('s') ? 'originales' : stem;
  if (stem === 'recient') return ending.endsWith('s') ? 'recientes' : 'reciente';
  return stem === 'sin terminar' || stem === 'a medida' ? stem : `${stem}${ending}`;
}

const fixed: readonly (readonly [RegExp, string])[] = [
  [/^(?:pets?|dogs|cats)(?:[\s-]+(?:are|is))?[\s-]+(?:ok(?:ay)?|allowed|permitted|welcome|friendly)$/i, 'se aceptan mascotas'],
  [/^(?:no pets|pets (?:are )?not (?:ok|allowed|permitted))$/i, 'no se aceptan mascotas'],
  [/^(?:1|one|a)[\s-]*car deeded parking$|^deeded parking(?: (?:space|spot))?$/i, 'estacionamiento escriturado para un auto'],
  [/^(?:2|two)[\s-]*car deeded parking$/i, 'estacionamiento escriturado para dos autos'],
  [/^(?:off[\s-]street )?parking$/i, 'estacionamiento'],
];

export function toldIn(phrase: string): string | null {
  const said = fixed.find(([words]) => words.test(phrase.trim()));
  if (said) return said[1];
  const [, state = '', thing = '', year, more] = known.exec(phrase) ?? [];
  const [stem, own] = [states[state.toLowerCase()], things[thing.toLowerCase()]];
  if (own && (stem !== undefined || state === '')) {
    const with_ = more === undefined ? '' : ` con ${beside[more.toLowerCase()] ?? more}`;
    return `${own[0]}${stem === undefined ? '' : ` ${ended(stem, own[1])}`}${year === undefined ? '' : ` en ${year}`}${with_}`;
  }
  const place = places[near.exec(phrase)?.[1]?.toLowerCase() ?? ''];
  // A name stays as it is: "close to Caltrain", "2 blocks to BART".
  const [, far, unit, name] = nearName.exec(phrase) ?? [];
  if (place === undefined && name !== undefined)
    return far === undefined ? `cerca de ${name}` : `a ${far} ${/^b/i.test(unit ?? '') ? 'cuadras' : 'minutos'} de ${name}`;
  return place === undefined ? null : `cerca de ${place}`.replace('de el ', 'del ');
}
