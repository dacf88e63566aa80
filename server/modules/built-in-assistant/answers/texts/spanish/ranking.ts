import { count } from '../../format.ts';
import type { RankingTexts } from '../english/ranking.ts';

const parts = { neighborhood: 'los barrios', city: 'las ciudades', 'zip-code': 'los códigos postales' } as const;

export const ranking: RankingTexts = {
  reading: 'Comparando las zonas.',
  failed: 'No pude comparar las zonas en este momento. Vuelve a preguntar en un momento.',
  figures: {
    'median-price': (isHighest) => `El precio mediano más ${isHighest ? 'alto' : 'bajo'}`,
    'price-per-sqft': (isHighest) => `El precio mediano por pie² más ${isHighest ? 'alto' : 'bajo'}`,
    'days-on-market': (isHighest) => `${isHighest ? 'Más' : 'Menos'} días en el mercado, por la mediana`,
    'sale-to-list': (isHighest) => `La venta frente al precio de lista más ${isHighest ? 'alta' : 'baja'}, por la mediana`,
    sold: (isHighest) => `${isHighest ? 'Más' : 'Menos'} ventas`,
    'price-change': (isHighest) => `${isHighest ? 'La mayor subida' : 'La mayor bajada'} del precio mediano en un año`,
    supply: (isHighest) => `${isHighest ? 'Más' : 'Menos'} meses de oferta`,
  },
  rent: (isHighest) => `La renta mediana más ${isHighest ? 'alta' : 'baja'}`,
  everywhere: 'todo tu acceso al MLS',
  bayArea: 'el Área de la Bahía',
  /** By which figures there is an order, and of what. */
  notBy:
    'Ordeno zonas por precio o renta mediana, su cambio en un año, precio por pie², días en el mercado, venta frente a lista, meses de oferta o número de ventas: los barrios o códigos postales de una ciudad y las ciudades entre sí. Por rendimiento no puedo.',
  opening: (figure, area, part, span, isLease) =>
    `**${figure}** entre ${parts[part]} de ${area}, ${isLease ? 'rentas' : 'ventas'} ${span}:`,
  openingOf: (figure, area, part, counted) => `**${figure}** entre ${parts[part]} de ${area}, ${counted}:`,
  onlyThose: 'Las zonas con muy pocas de esas ventas para dar una cifra quedan fuera.',
  noneOfThose: (area, part) =>
    `De ${parts[part]} de ${area}, ninguno tiene en un año suficientes de esas ventas para dar una cifra.`,
  none: (area, part, span, needed) =>
    `De ${parts[part]} de ${area} que los registros nombran, ninguno tiene ${count(needed)} ventas ${span}, que es lo que pide una cifra.`,
  leftOut: (left, _part, needed) =>
    left === 1
      ? `Queda fuera 1 con menos de ${count(needed)} ventas.`
      : `Quedan fuera ${count(left)} con menos de ${count(needed)} ventas.`,
  changeOfMix: 'Un cambio de la mediana también dice qué casas se vendieron: revisa el precio por pie² de una antes de citarlo.',
  onlyFigures: 'Es un orden de cifras, y no un juicio sobre una zona.',
};
