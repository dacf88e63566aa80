import type { SuggestionTexts } from './english.ts';

export const spanish: SuggestionTexts = {
  ofMarket: (place) => [`¿Cómo está el mercado en ${place}?`, `¿Es un mercado de compradores en ${place}?`],
  ofPlace: (place) => [
    `Grafica el precio mediano por mes en ${place}`,
    `Grafica el precio de lista contra el precio de venta en ${place}`,
    `Casas vendidas en ${place} en los últimos 90 días, más recientes primero`,
    `Grafica el inventario en ${place}`,
    `Condominios en venta en ${place}`,
    `Casas en venta en ${place}, más recientes primero`,
    `Casas en renta en ${place}`,
  ],
  afterSearch: [
    'Compara las dos primeras',
    'Háblame de la primera',
    'Grafica la distribución de estas',
    'Las más baratas primero',
    'Las más recientes primero',
  ],
  afterOneFound: ['Háblame de la primera', 'Casas parecidas a la primera'],
  afterHome: [
    'Escribe una descripción de esta casa',
    'Casas parecidas a esta',
    'Escribe una publicación para redes sobre esta casa',
    'Escribe un correo sobre esta casa',
  ],
  afterFigures: (place) => [`Casas en venta en ${place}`, `¿Cómo estuvo el mercado en ${place} en el último año?`],
  anywhere: [
    'Condominios de 3 recámaras de menos de 1.5 millones con garaje, más recientes primero',
    'Grafica el precio mediano por mes en Oakland',
    '¿Cómo estuvo el mercado en Noe Valley en el último año?',
    'Casas vendidas en Rockridge en los últimos 90 días, más recientes primero',
    'Casas de 2 recámaras en renta hasta $5,000 al mes',
  ],
};
