import type { ActivityTexts } from '../english/activity.ts';
import { month } from './common.ts';

export const activity: ActivityTexts = {
  reading: 'Leyendo el mercado por mes.',
  failed: 'No pude leer los meses del mercado en este momento. Vuelve a preguntar en un momento.',
  nothing: (place) => `No consta nada de ${place} en esos meses.`,
  month,
  span: (from, through) =>
    from === through
      ? month(from)
      : `de ${from.slice(0, 4) === through.slice(0, 4) ? month(from).replace(/ de \d+$/, '') : month(from)} a ${month(through)}`,
  names: {
    priceCuts: (n) => (n === 1 ? 'rebaja de precio' : 'rebajas de precio'),
    listed: (n) => (n === 1 ? 'anuncio nuevo' : 'anuncios nuevos'),
    pended: (n) => (n === 1 ? 'casa bajo contrato' : 'casas bajo contrato'),
    cancelled: (n) => (n === 1 ? 'anuncio cancelado, retirado o vencido' : 'anuncios cancelados, retirados o vencidos'),
    sold: (n) => (n === 1 ? 'venta' : 'ventas'),
  },
  heads: {
    priceCuts: 'Rebajas',
    listed: 'Anuncios nuevos',
    pended: 'Bajo contrato',
    cancelled: 'Cancelados o vencidos',
    sold: 'Ventas',
  },
  monthHead: 'Mes',
  opening: (place, span, types, told) => `${place}, ${span}${types ? `, ${types}` : ''}: ${told}.`,
  counted: (told, earlier) => (earlier === null ? told : `${told} (${earlier} un año antes)`),
  notKnown: (name) => `no consta el número de ${name} de todos esos meses`,
  unknownBefore: 'Las rebajas y los anuncios que salieron del mercado se cuentan desde la primera importación.',
  notOver: (name) => `El mes de ${name} no ha terminado.`,
  share: (name, percent, sales) =>
    `De las casas que se vendieron en ${name}, el ${percent} había rebajado antes su precio (${sales}).`,
  noShare: 'En ninguno de esos meses se vendieron casas suficientes para decir qué parte rebajó su precio.',
  proposals: {
    cutNow: (place) => `Casas con rebaja en ${place}`,
    byMonth: 'Por mes durante el último año',
    market: '¿Cómo está el mercado ahí?',
  },
};
