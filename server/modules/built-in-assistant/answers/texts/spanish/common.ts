import { count, list, plural } from '../../format.ts';
import type { CommonTexts } from '../english/common.ts';

export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** "5 de noviembre de 2026" */
function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} de ${months[(month ?? 1) - 1]} de ${year}`;
}

/** "5 nov 2026" */
export function shortDay(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} ${months[(month ?? 1) - 1]?.slice(0, 3)} ${year}`;
}

/** "oct 2026", de `YYYY-MM` */
export function shortMonth(name: string): string {
  const [year, number] = name.split('-').map(Number);
  return `${months[(number ?? 1) - 1]?.slice(0, 3)} ${year}`;
}

/** "noviembre de 2026", de `YYYY-MM` */
export function month(name: string): string {
  const [year, number] = name.split('-').map(Number);
  return `${months[(number ?? 1) - 1]} de ${year}`;
}

const typeLabels: CommonTexts['typeLabels'] = {
  'single-family-home': 'casa unifamiliar',
  'apartment-for-rent': 'apartamento en renta',
  'apartment-for-sale': 'apartamento en venta',
  condominium: 'condominio',
  townhouse: 'casa adosada',
  'multi-unit': 'edificio de varias unidades',
  rental: 'propiedad en renta',
  loft: 'loft',
  coop: 'cooperativa',
  commercial: 'propiedad comercial',
  'commercial-industrial': 'propiedad industrial',
  'lots-and-land': 'terreno',
  income: 'propiedad de inversión',
  manufactured: 'casa prefabricada',
  'manufactured-in-park': 'casa prefabricada en parque',
  'mobile-home': 'casa móvil',
  tic: 'TIC (tenencia en común)',
  other: 'otro tipo',
};
const types: CommonTexts['typeLabels'] = {
  'single-family-home': 'casas unifamiliares',
  'apartment-for-rent': 'apartamentos',
  'apartment-for-sale': 'apartamentos',
  condominium: 'condominios',
  townhouse: 'casas adosadas',
  'multi-unit': 'edificios de varias unidades',
  rental: 'propiedades en renta',
  loft: 'lofts',
  coop: 'cooperativas',
  commercial: 'propiedades comerciales',
  'commercial-industrial': 'propiedades industriales',
  'lots-and-land': 'terrenos',
  income: 'propiedades de inversión',
  manufactured: 'casas prefabricadas',
  'manufactured-in-park': 'casas prefabricadas',
  'mobile-home': 'casas prefabricadas',
  tic: 'TIC',
  other: 'propiedades de otro tipo',
};

/** "y" before the sound of an i is "e", and "o" before that of an o is "u". */
const and = (words: readonly string[]) => list(words, /^[*“]*h?[ií](?![eaoé])/i.test(words.at(-1) ?? '') ? 'e' : 'y');
const or = (words: readonly string[]) => list(words, /^[*“]*h?[oó]/i.test(words.at(-1) ?? '') ? 'u' : 'o');

export const common: CommonTexts = {
  day,
  shortDay,
  span: (startAt, endAt) => {
    const from = day(startAt);
    return `del ${startAt.slice(0, 4) === endAt.slice(0, 4) ? from.slice(0, from.lastIndexOf(' de ')) : from} al ${day(endAt)}`;
  },
  shortSpan: (startAt, endAt) => `del ${shortDay(startAt)} al ${shortDay(endAt)}`,
  and,
  or,
  aMonth: (amount) => `${amount} al mes`,
  noPrice: 'sin precio indicado',
  studio: 'estudio',
  beds: (beds) => `${beds} rec.`,
  baths: (baths) => `${baths} ${baths === 1 ? 'baño' : 'baños'}`,
  acres: (acres) => (acres === 1 ? '1 acre' : `${acres} acres`),
  sqFt: (area) => `${count(area)} pies²`,
  perSqFt: (amount) => `${amount} por pie²`,
  days: (days) => plural(days, 'día'),
  garageSpaces: (spaces) => `${spaces} ${spaces === 1 ? 'lugar' : 'lugares'} de garaje`,
  county: (name) => `condado de ${name.replace(/\s+county$/i, '')}`,
  types: (type) => types[type],
  typeLabels,
  statuses: {
    active: 'activa',
    contingent: 'con contrato en contingencia',
    pending: 'con venta pendiente',
    soon: 'próxima a salir',
    sold: 'vendida',
  },
  features: {
    pool: 'piscina',
    spa: 'jacuzzi',
    waterfront: 'frente al agua',
    view: 'vista',
    yard: 'jardín',
    patio: 'patio o terraza',
    fireplace: 'chimenea',
    'laundry-in-unit': 'lavandería en la unidad',
    'air-conditioning': 'aire acondicionado',
    basement: 'sótano',
    elevator: 'elevador',
    'ev-charging': 'cargador para auto eléctrico',
    furnished: 'muebles',
    'pets-allowed': 'mascotas permitidas',
    accessible: 'acceso para silla de ruedas',
    'in-law-unit': 'unidad para familiares',
    'new-construction': 'construcción nueva',
    'senior-community': 'comunidad 55+',
    'price-cut': 'rebaja de precio',
    'open-house': 'casa abierta por venir',
    'virtual-tour': 'recorrido virtual',
  },
};

/** The name of a point of a chart within a sentence: "octubre de 2026", but "T3 2026". */
export const asWord = (point: string): string => (/^T\d/.test(point) ? point : point.charAt(0).toLowerCase() + point.slice(1));
