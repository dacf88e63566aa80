import { plural } from '../../format.ts';
import type { SalesTexts } from '../english/sales.ts';

export const sales: SalesTexts = {
  reading: 'Leyendo las ventas.',
  failed: 'No se pudieron leer las ventas ahora. Pregunta de nuevo en un momento.',
  tooFewForCuts: (place, sales, span) =>
    `No se puede decir qué hicieron las rebajas en ${place}: ${sales} con un primer y un último precio de lista, ${span}.`,
  cutsIn: (place, span) => `Rebajas en ${place}, ventas ${span}:`,
  cutShare: (share, cut, all) => `**${share}** se vendió después de una rebaja: ${cut} de ${all} en total.`,
  withCut: 'Con rebaja',
  withoutCut: 'Sin rebaja',
  ofFirstList: 'Vendidas a, del primer precio de lista (mediana)',
  daysOnMarket: 'Días en el mercado (mediana)',
  cutItself: 'La rebaja, del primer precio de lista (mediana)',
  cutsUnknown: 'Cuántos precios se rebajaron en esos meses no se sabe de todos. Lo que se vendió dice esto:',
  whatIsACut: 'Una rebaja es un último precio de lista por debajo del primero, según los registros.',
  cutNow: (share, listings) => `Activas ahora con rebaja: ${share} de ${plural(listings, 'anuncio')}`,
};
