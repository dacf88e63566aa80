/** What a home is called. */
import type { Listing } from '#contract/listings.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { styleIn } from '../style.ts';
import { number } from '../text.ts';
import { inWords } from './grammar.ts';

const nouns: Partial<Record<PropertyType, string>> = {
  'single-family-home': 'casa',
  condominium: 'condominio',
  townhouse: 'casa adosada',
  loft: 'loft',
  coop: 'apartamento en cooperativa',
  tic: 'apartamento',
  'apartment-for-rent': 'apartamento',
  'apartment-for-sale': 'apartamento',
  'multi-unit': 'edificio de varias unidades',
  income: 'propiedad de inversión',
  'lots-and-land': 'terreno',
  commercial: 'local comercial',
  'commercial-industrial': 'espacio industrial',
};

const styles: Readonly<Record<string, string>> = {
  victorian: 'victoriana',
  edwardian: 'eduardiana',
  craftsman: 'de estilo Craftsman',
  'marina-style': 'de estilo Marina',
  mediterranean: 'mediterránea',
  spanish: 'de estilo español',
  'spanish-style': 'de estilo español',
  'spanish colonial': 'de estilo colonial español',
  tudor: 'de estilo Tudor',
  colonial: 'de estilo colonial',
  ranch: 'tipo rancho',
  'mid-century': 'de mediados de siglo',
  'mid-century modern': 'moderna de mediados de siglo',
  'florida-style': 'de estilo Florida',
  'art deco': 'de estilo art déco',
  contemporary: 'contemporánea',
  'charleston single': 'de estilo Charleston',
};

export function nounOf({ propertyType, description, unitCount }: Listing): string {
  const noun = nouns[propertyType.id] ?? 'vivienda';
  if (unitCount && unitCount > 1 && (propertyType.id === 'multi-unit' || propertyType.id === 'income'))
    return `edificio de ${inWords(unitCount)} unidades`;
  const style = propertyType.id === 'single-family-home' ? styleIn(description) : null;
  if (style?.name === '') return `${noun} tipo bungaló`;
  const words = style && styles[style.name.toLowerCase()];
  return words ? `${noun}${style.isBungalow ? ' tipo bungaló' : ''} ${words}` : noun;
}

export const placeIn = (name: string | null) => name ?? 'la zona';
export const homeIn = (place: string) => `Una propiedad en ${place}`;
export const squareFeet = (size: number) => `${number(size)} pies cuadrados`;

const bathsInWords = (baths: number) => `${Number.isInteger(baths) ? inWords(baths) : baths} ${baths === 1 ? 'baño' : 'baños'}`;

export function roomsOf({ bedroomCount: beds, bathroomCount: baths }: Listing): string[] {
  const bedWords =
    beds === null
      ? null
      : beds === 0
        ? 'una distribución tipo estudio'
        : beds === 1
          ? 'una recámara'
          : `${inWords(beds)} recámaras`;
  return [bedWords, baths ? bathsInWords(baths) : null].filter((part) => part !== null);
}

export function roomsInShort({ bedroomCount: beds, bathroomCount: baths }: Listing): string | null {
  const parts = [
    beds === null ? null : beds === 0 ? 'Estudio' : `${beds} ${beds === 1 ? 'recámara' : 'recámaras'}`,
    baths ? `${baths} ${baths === 1 ? 'baño' : 'baños'}` : null,
  ];
  return parts.filter((part) => part !== null).join(', ') || null;
}

/** What English remarks say that windows look out to. */
const views: Readonly<Record<string, string>> = {
  bay: 'la bahía',
  beach: 'la playa',
  bridge: 'el puente',
  canal: 'el canal',
  city: 'la ciudad',
  'city lights': 'las luces de la ciudad',
  courtyard: 'el patio interior',
  creek: 'el arroyo',
  downtown: 'el centro',
  fairways: 'el campo de golf',
  garden: 'el jardín',
  'golf course': 'el campo de golf',
  harbor: 'el puerto',
  hills: 'las colinas',
  'intracoastal waterway': 'el canal intracostero',
  lake: 'el lago',
  marsh: 'el humedal',
  mountains: 'las montañas',
  ocean: 'el océano',
  park: 'el parque',
  pool: 'la piscina',
  river: 'el río',
  skyline: 'el perfil de la ciudad',
  trees: 'los árboles',
  valley: 'el valle',
  water: 'el agua',
  woods: 'el bosque',
};

/** A name stays as it is; null where nothing is known to call it by. */
export function viewOf(view: string): string | null {
  const known = views[view.toLowerCase().replace(/^the /, '')];
  return known ?? (/^\p{Lu}/u.test(view) ? view : null);
}
