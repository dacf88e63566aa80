/** Spanish words for what values are told of: facts, adjustments, reasons, kinds of homes. */
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { LeftOutReason, NoValueReason } from '#contract/valuation-answer.ts';
import type { OverridableAdjustment } from '#contract/valuation-request.ts';
import type { Feature } from '../../../value/what-if-features.ts';
import type { ValueTexts } from '../english/value.ts';

export const labels: ValueTexts['labels'] = {
  concessions: 'Concesiones',
  time: 'Fecha',
  location: 'Ubicación',
  type: 'Tipo de propiedad',
  'living-area': 'Superficie',
  baths: 'Baños',
  beds: 'Recámaras',
  garage: 'Garaje',
  lot: 'Terreno',
  age: 'Antigüedad',
  basement: 'Sótano',
  fireplaces: 'Chimeneas',
  condition: 'Estado',
  remodel: 'Remodelación',
  rooms: 'Cuartos',
  outdoor: 'Terraza y porche',
  cooling: 'Aire acondicionado',
  style: 'Estilo',
  unknown: 'Datos desconocidos',
};
export const pieces: Readonly<Record<string, [one: string, many: string]>> = {
  bedrooms: ['recámara', 'recámaras'],
  fullBaths: ['baño completo', 'baños completos'],
  halfBaths: ['medio baño', 'medios baños'],
  garageSpaces: ['lugar de garaje', 'lugares de garaje'],
  fireplaces: ['chimenea', 'chimeneas'],
};
export const featureNames: Readonly<Record<Feature, string>> = {
  pool: 'una alberca',
  'hot tub': 'un jacuzzi',
  view: 'una vista',
  solar: 'la energía solar',
  deck: 'un deck',
  porch: 'un porche',
  patio: 'un patio o una terraza',
  yard: 'un jardín',
  fence: 'una cerca',
  roof: 'un techo nuevo',
  windows: 'las ventanas nuevas',
  foundation: 'los cimientos nuevos',
  'air conditioning': 'el aire acondicionado',
  heating: 'la calefacción',
  elevator: 'un elevador',
  balcony: 'un balcón',
  ADU: 'una casita aparte',
  laundry: 'un cuarto de lavado',
  floors: 'pisos nuevos',
  countertops: 'cubiertas de piedra',
  appliances: 'electrodomésticos nuevos',
  'corner lot': 'un lote de esquina',
};
export const units: Readonly<Record<OverridableAdjustment, string>> = {
  time: 'por ciento al mes',
  'living-area': 'por pie²',
  baths: 'por baño',
  beds: 'por recámara',
  garage: 'por lugar de garaje',
  lot: 'por pie² de terreno',
  age: 'por año de antigüedad',
  basement: 'por pie² de sótano',
  fireplaces: 'por chimenea',
  condition: 'por grado de estado',
};
export const leftOut: Readonly<Record<LeftOutReason, string>> = {
  excluded: 'la descartaste',
  'own-sale': 'es la misma casa',
  'sold-again': 'la misma casa se volvió a vender después',
  'other-type': 'es de otro tipo de propiedad',
  'not-arms-length': 'no fue una venta entre partes independientes',
  'no-living-area': 'no se conoce su superficie',
  'price-undisclosed': 'su precio no se publica',
  'outside-price-band': 'queda fuera del margen de precio',
  'too-far': 'está más lejos de lo que pediste',
  'sold-too-early': 'se vendió antes de lo que pediste',
  'price-out-of-line': 'su precio queda lejos de lo que se paga por casas así: un error del registro, o una venta poco común',
  'less-alike': 'otras más cercanas o parecidas ya dicen lo que diría',
  'newer-than-model': 'se vendió después de la última lectura del mercado',
};
export const noValue: Readonly<Record<NoValueReason, string>> = {
  'seller-opted-out': 'El vendedor pidió que no se haga una estimación automática de esta casa.',
  'type-not-valued': 'Así solo se puede valuar casas y terrenos, no propiedades comerciales o de inversión.',
  'market-unknown': 'No se sabe dónde está la casa. Dime la ciudad y el estado.',
  'corner-unknown':
    'No se conoce ninguna casa cerca de la esquina de esas dos calles. Dime el vecindario o la ciudad, o una dirección completa cercana.',
  'market-not-ready': 'Se están leyendo las ventas de este mercado. Vuelve a intentarlo en un minuto.',
  'market-too-small':
    'Aquí se conocen muy pocas ventas de los últimos tres años para aprender cuánto vale una diferencia. Ayudarían más ventas del área.',
  'too-few-comparables':
    'Muy pocas ventas se pueden comparar con esta casa. Ayudaría descartar menos, una distancia mayor o un margen de precio más amplio.',
  'no-living-area': 'No se conoce su superficie, y nada dice más de un precio. Dime los pies cuadrados.',
};
/** By the words in which a value names what it lacks. */
export const fields: Readonly<Record<string, string>> = {
  'living area': 'la superficie',
  'full baths': 'los baños completos',
  'half baths': 'los medios baños',
  bedrooms: 'las recámaras',
  'lot size': 'el tamaño del terreno',
  'year built': 'el año de construcción',
  'garage spaces': 'los lugares de garaje',
  basement: 'el sótano',
  fireplaces: 'las chimeneas',
  condition: 'el estado',
  'year of renovation': 'el año de remodelación',
  'finished basement': 'el sótano terminado',
  'baths in the basement': 'los baños del sótano',
  rooms: 'los cuartos',
  deck: 'la terraza',
  porch: 'el porche',
  cooling: 'el aire acondicionado',
};
export const NOT_AN_APPRAISAL =
  'Es una estimación a partir de ventas comparables, no un avalúo. La hizo la herramienta de un agente inmobiliario con registros del MLS, para ayudar a decidir un precio; un prestamista no la aceptará.';

export const rooms: Readonly<Record<string, string>> = {
  bedrooms: 'recámaras',
  fullBaths: 'baños completos',
  halfBaths: 'medios baños',
  garageSpaces: 'lugares de garaje',
  fireplaces: 'chimeneas',
};

/** Of states whose rules ask for the substance alone (server/modules/market/value/state-statements.ts); the others' stand as they word them. */
export const statements: Readonly<Record<string, string>> = {
  IL: 'Esta es una opinión de precio o un análisis comparativo de mercado de un corredor, no un avalúo del valor de mercado del inmueble, y la preparó un corredor de bienes raíces con licencia, no un valuador certificado por el estado.',
  OR: 'Salvo que quien lo prepara tenga también licencia de valuador del estado, este informe no pretende cumplir las normas uniformes de la práctica profesional de avalúos (USPAP). No es un avalúo; si se quiere uno, hay que contratar a un valuador profesional con licencia.',
};

export const homeKinds: Partial<Record<PropertyType, string>> = {
  'apartment-for-rent': 'Un apartamento',
  'apartment-for-sale': 'Un apartamento',
  condominium: 'Un condominio',
  'multi-unit': 'Un edificio de varias unidades',
  loft: 'Un loft',
  coop: 'Una cooperativa',
  tic: 'Un TIC',
  'lots-and-land': 'Un terreno',
};
