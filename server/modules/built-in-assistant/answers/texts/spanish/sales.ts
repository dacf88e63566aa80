import { count, plural } from '../../format.ts';
import type { SalesTexts } from '../english/sales.ts';
import { common } from './common.ts';

const { and } = common;

export const sales: SalesTexts = {
  noWeekdays:
    'De los anuncios no se guarda el día de la semana, así que no puedo decir cuál es mejor para publicar. Los meses sí.',
  reading: 'Leyendo las ventas.',
  failed: 'No se pudieron leer las ventas ahora. Pregunta de nuevo en un momento.',
  tooFewForCuts: (place, sales, span) =>
    `No se puede decir qué hicieron las rebajas en ${place}: ${sales} con un primer y un último precio de lista, ${span}.`,
  cutsIn: (place, counted) => `Rebajas en ${place}, ${counted}:`,
  cutsBeside: (counted) => `Rebajas, ${counted}:`,
  overBeside: (counted) => `Vendidas por encima del último precio de lista, ${counted}:`,
  cutMost: (first, others) =>
    `Donde más se rebajó es ${first.area}: antes del ${first.figure} de sus ventas; ${and(others.map(({ area, figure }) => `${area} ${figure}`))}.`,
  overMost: (first, others) =>
    `Donde más se vendió por encima de la lista es ${first.area}: el ${first.figure} de sus ventas; ${and(others.map(({ area, figure }) => `${area} ${figure}`))}.`,
  shareCut: 'Vendidas después de una rebaja',
  shareOver: 'Vendidas por encima del último precio de lista',
  activeCut: 'Activas ahora con rebaja',
  ofAll: (share, some, all) => `${share === null ? '' : `${share}: `}${plural(some, 'venta')} de ${plural(all, 'venta')}`,
  overIn: (place, counted) => `${place}, ${counted}:`,
  over: ({ share, over, all }) =>
    `**${count(over)}** de ${plural(all, 'venta')} ${share === null ? '' : `(**${share}**) `}cerraron por encima del último precio de lista.`,
  besideOver: (at, under) =>
    `${at === 0 ? '' : `Justo en él cerraron ${plural(at, 'venta')}. `}Por debajo cerraron ${plural(under, 'venta')}.`,
  overBy: (by) => `La mitad de las que lo superaron lo hizo en un ${by} o más.`,
  noneSold: (place, counted) => `No hay ninguna venta que contar en ${place}: ${counted}.`,
  cutShare: (share, cut, all) => `**${share}** se vendió después de una rebaja: ${cut} de ${all} en total.`,
  withCut: 'Con rebaja',
  withoutCut: 'Sin rebaja',
  ofFirstList: 'Vendidas a, del primer precio de lista (mediana)',
  daysOnMarket: 'Días en el mercado (mediana)',
  cutItself: 'La rebaja, del primer precio de lista (mediana)',
  cutsUnknown: 'Cuántos precios se rebajaron en esos meses no se sabe de todos. Lo que se vendió dice esto:',
  cutActive: 'En venta ahora con rebaja',
  cutSold: (span) => `Ventas ${span} tras una rebaja`,
  listings: (n) => plural(n, 'anuncio'),
  mostCuts: (place) => `Donde más rebajas hay es en ${place}.`,
  whatIsACut: 'Una rebaja es un último precio de lista por debajo del primero, según los registros.',
  averages: {
    price: { average: 'Precio promedio', median: 'Precio mediano' },
    pricePerSqFt: { average: 'Precio promedio por pie²', median: 'Precio mediano por pie²' },
    daysOnMarket: { average: 'Promedio de días en el mercado', median: 'Mediana de días en el mercado' },
    saleToList: { average: 'Promedio de venta a lista', median: 'Mediana de venta a lista' },
  },
  ofHomes: (homes) => plural(homes, 'casa'),
  noSales: 'Ninguna venta coincide.',
  byListMonth: (place, span) => `Ventas en ${place} ${span}, por el mes en que se anunciaron:`,
  listedIn: 'Mes del anuncio',
  ofListPrice: 'Vendidas a, del precio de lista (mediana)',
  bestMonth: (best, bestShare, worst, worstShare) =>
    `Frente a la lista, las anunciadas en **${best}** cerraron más alto, a ${bestShare}, y las anunciadas en **${worst}** más bajo, a ${worstShare}.`,
  fastestMonth: (month, days) => `Las anunciadas en **${month}** se vendieron más rápido, en ${days}.`,
  ofMonth: (month, share, days, rank) =>
    `Las anunciadas en **${month}** cerraron a ${share} del precio de lista${days === null ? '' : `, en ${days}`}: ${{ best: 'a ningún mes le fue mejor', worst: 'a ningún mes le fue peor', between: 'a otros meses les fue mejor, y a otros peor' }[rank]}.`,
  monthUnknown: (month) => `De las vendidas, muy pocas se anunciaron en **${month}** para dar una cifra.`,
  onlyPast: 'Eso es lo que fue, con otras casas en cada mes, y no un pronóstico; cuándo anunciar lo deciden tú y el vendedor.',
  tooFewByMonth: (place) => `En ningún mes hay suficientes ventas de ${place} para distinguir uno de otro.`,
  cutNow: (share, listings) => `Activas ahora con rebaja: ${share} de ${plural(listings, 'anuncio')}`,
};
