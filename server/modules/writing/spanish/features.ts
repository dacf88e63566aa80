/** What a home may have, in running text, and the words by which a text in Spanish names it; those are folded: no accents, small letters. */
import type { Feature } from '../features.ts';

const features: Readonly<Record<string, { phrase: string; words: RegExp }>> = {
  'stone counters': {
    phrase: 'cubiertas de piedra',
    words: /\b(?:cubiertas?|encimeras?) de (?:piedra|granito|cuarzo|marmol)\b/,
  },
  'kitchen island': { phrase: 'una isla', words: /\bisla\b/ },
  'breakfast bar': { phrase: 'una barra para desayunar', words: /\bbarra para desayunar\b|\bdesayunador\b/ },
  'gas range': { phrase: 'una estufa de gas', words: /\bestufa (?:de|a) gas\b/ },
  'stainless appliances': { phrase: 'electrodomésticos de acero inoxidable', words: /\bacero inoxidable\b/ },
  dishwasher: { phrase: 'un lavavajillas', words: /\blava(?:vajillas|platos)\b/ },
  pantry: { phrase: 'una despensa', words: /\b(?:despensa|alacena)\b/ },
  'wine storage': { phrase: 'una cava de vinos', words: /\bcava\b/ },
  'high ceilings': { phrase: 'techos altos', words: /\btechos? (?:altos?|abovedados?)\b/ },
  'beamed ceilings': { phrase: 'techos con vigas a la vista', words: /\bvigas\b/ },
  'hardwood floors': { phrase: 'pisos de madera', words: /\b(?:pisos?|suelos?) de (?:madera|roble|arce|pino|abeto)\b/ },
  'concrete floors': { phrase: 'pisos de concreto', words: /\b(?:pisos?|suelos?) de (?:concreto|cemento)\b/ },
  'tile floors': {
    phrase: 'pisos de loseta',
    words: /\b(?:pisos?|suelos?) de (?:loseta|azulejo|ceramica|terrazo|marmol|piedra)\b/,
  },
  'two fireplaces': { phrase: 'dos chimeneas', words: /\bdos chimeneas\b/ },
  fireplace: { phrase: 'una chimenea', words: /\bchimeneas?\b/ },
  skylights: { phrase: 'tragaluces', words: /\b(?:tragaluz|tragaluces|claraboyas?)\b/ },
  'built-ins': { phrase: 'muebles empotrados', words: /\bempotrad[oa]s?\b/ },
  'crown molding': { phrase: 'molduras en el techo', words: /\bmolduras?\b/ },
  'formal dining room': { phrase: 'un comedor formal', words: /\bcomedor\b/ },
  'wet bar': { phrase: 'un bar con fregadero', words: /\bbar con fregadero\b/ },
  office: { phrase: 'una oficina en casa', words: /\boficina\b/ },
  'natural light': { phrase: 'luz natural', words: /\bluz natural\b|\bluminos[oa]s?\b|\bsolead[oa]s?\b/ },
  'walk-in closet': { phrase: 'un vestidor', words: /\bvestidor(?:es)?\b/ },
  'in-unit laundry': { phrase: 'lavandería en la unidad', words: /\blavanderia en la unidad\b|\blavadora y secadora\b/ },
  'laundry room': { phrase: 'un cuarto de lavado', words: /\bcuarto de lavado\b/ },
  'air conditioning': { phrase: 'aire acondicionado central', words: /\baire acondicionado\b/ },
  'radiant heat': { phrase: 'calefacción radiante', words: /\b(?:calefaccion|piso) radiante\b/ },
  'heat pump': { phrase: 'una bomba de calor', words: /\bbomba de calor\b/ },
  'solar panels': { phrase: 'paneles solares', words: /\bpanel(?:es)? solar(?:es)?\b/ },
  'EV charger': {
    phrase: 'un cargador para auto eléctrico',
    words: /\bcargador (?:para|de) (?:autos?|carros?|coches?) electricos?\b/,
  },
  'in-law floor plan': { phrase: 'una unidad accesoria', words: /\bunidad accesoria\b|\badu\b|\bcasa de huespedes\b/ },
  storage: { phrase: 'espacio de almacenamiento', words: /\b(?:almacenamiento|bodega)\b/ },
  elevator: { phrase: 'un elevador', words: /\b(?:elevador|ascensor)\b/ },
  doorman: { phrase: 'un portero', words: /\b(?:portero|conserje)\b/ },
  'fitness center': { phrase: 'un gimnasio', words: /\bgimnasio\b/ },
  clubhouse: { phrase: 'una casa club', words: /\bcasa club\b/ },
  'barbecue area': { phrase: 'un asador', words: /\b(?:asador|parrilla|barbacoa)\b/ },
  'roof deck': { phrase: 'una terraza en la azotea', words: /\bazotea\b/ },
  pool: { phrase: 'una piscina', words: /\b(?:piscina|alberca)\b/ },
  'hot tub': { phrase: 'un jacuzzi', words: /\b(?:jacuzzi|hidromasaje)\b/ },
  deck: { phrase: 'una terraza de madera', words: /\bterraza de madera\b/ },
  patio: { phrase: 'un patio', words: /\bpatio\b(?! (?:trasero|interior))/ },
  balcony: { phrase: 'un balcón', words: /\bbalcon(?:es)?\b/ },
  'front porch': { phrase: 'un porche', words: /\bporche\b/ },
  piazza: { phrase: 'una piazza', words: /\bpiazzas?\b/ },
  lanai: { phrase: 'un lanai', words: /\blanai\b/ },
  garden: { phrase: 'un jardín', words: /\bjardin(?:es)?\b/ },
  yard: { phrase: 'un traspatio', words: /\btraspatio\b|\bpatio trasero\b/ },
  'corner lot': { phrase: 'un lote de esquina', words: /\b(?:lote|terreno) (?:de|en) esquina\b/ },
  'level lot': { phrase: 'un terreno plano', words: /\b(?:lote|terreno) (?:es )?plano\b/ },
  'wooded lot': { phrase: 'árboles', words: /\b(?:arbolad[oa]|arboles)\b/ },
  dock: { phrase: 'un muelle', words: /\bmuelle\b/ },
};

const facts: Readonly<Record<string, string>> = {
  price: 'precio',
  address: 'dirección',
  hoa: 'cuota de HOA',
  year: 'año de construcción',
  garage: 'garaje',
  lot: 'tamaño del terreno',
  size: 'superficie',
  rooms: 'recámaras',
  view: 'vista',
  condition: 'renovación',
  neighborhood: 'vecindario',
};

/** By the closer names that remarks may have for a feature. */
const closer: Readonly<Record<string, string>> = {
  'a guest house': 'una casa de huéspedes',
  'a guest suite': 'una suite de huéspedes',
  'an ADU': 'una unidad accesoria (ADU)',
  'oak floors': 'pisos de roble',
  'maple floors': 'pisos de arce',
  'pine floors': 'pisos de pino',
  'fir floors': 'pisos de abeto',
  'quartz counters': 'cubiertas de cuarzo',
  'granite counters': 'cubiertas de granito',
  'marble counters': 'cubiertas de mármol',
};

export const phraseOf = ({ name, phrase }: Feature): string => closer[phrase] ?? features[name]?.phrase ?? phrase;

export function calledOf(asked: string, name: string | undefined): string {
  if (name === undefined) return asked;
  return features[name]?.phrase.replace(/^una? /, '') ?? facts[name] ?? asked;
}

/** What stands around a word that says the opposite, or means a thing that is elsewhere or only possible. */
const denied =
  /\b(?:sin|no (?:tiene|hay|incluye|cuenta con)|cerca de|junto a|frente a|vistas? a|a pasos de|espacio para|lugar para)(?:l| (?:un|una|el|la|los|las))? $/;

export function namesFeature(text: string, { name }: Feature): boolean {
  const words = features[name]?.words;
  if (!words) return false;
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...folded.matchAll(new RegExp(words.source, 'g'))].some(
    ({ index }) => !denied.test(folded.slice(Math.max(0, index - 40), index)),
  );
}
