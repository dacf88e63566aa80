import { marketLimits } from '#contract/market.ts';
import { count, list } from '../../format.ts';
import type { FigureTexts } from '../english/figures.ts';
import { asWord } from './common.ts';

const more = (end: 'highest' | 'lowest'): string => (end === 'highest' ? 'más' : 'menos');

const yesOrNo = (isSo: boolean | null): string => (isSo === null ? '' : isSo ? 'Sí: ' : 'No: ');

export const figures: FigureTexts = {
  counted: (sales, types, area, span, isLease) =>
    `Estas cifras salen de los registros del MLS que tu acceso muestra: **${sales}** de ${types} en ${area}, cerradas ${span}. No entran ${isLease ? 'las que siguen en renta' : 'las que siguen en el mercado ni las que tienen contrato'}, ni otros tipos.`,
  line: (name, value, sales, how) => `${name}, ${value} de ${sales}: ${how}`,
  medianPrice: (isLease) =>
    `el valor de en medio de sus ${isLease ? 'rentas' : 'precios de venta'} en orden, con la mitad arriba y la mitad abajo; un promedio se inclinaría hacia unas pocas caras.`,
  medianPricePerSqFt: (isLease) =>
    `el valor de en medio de ${isLease ? 'la renta' : 'el precio de venta'} de cada una entre su propia superficie.`,
  medianDaysOnMarket: () => 'el valor de en medio de los días en el mercado que el MLS da para cada una.',
  daysFromListDate: (isLease) =>
    `el valor de en medio de los días desde que se publicó hasta ${isLease ? 'la renta' : 'la venta'}.`,
  saleToList: (isLease) =>
    `el valor de en medio de ${isLease ? 'la renta de cada una entre la que se pedía' : 'el precio de venta de cada una entre su precio de lista al firmar'}.`,
  supply: (months, { active, pace, sales, span }) =>
    `Meses de oferta, ${months}: ${count(active)} anuncios activos hoy entre ${pace} ventas al mes, es decir ${sales} ${span} en doce meses. Las que tienen contrato no cuentan en ningún lado.`,
  needs: `Una cifra necesita ${marketLimits.sales} ventas, o no doy ninguna.`,
  sources: 'Mira las ventas una por una, o las fuentes al pie de la respuesta.',
  ends: {
    price: (end, isLease) =>
      `${isLease ? 'la renta mediana' : 'el precio mediano'} más ${isLease ? (end === 'highest' ? 'alta' : 'baja') : end === 'highest' ? 'alto' : 'bajo'}`,
    'per-sqft': (end, isLease) =>
      `${isLease ? 'la renta mediana por pie² más' : 'el precio mediano por pie² más'} ${isLease ? (end === 'highest' ? 'alta' : 'baja') : end === 'highest' ? 'alto' : 'bajo'}`,
    days: (end) => `${more(end)} días en el mercado, por la mediana`,
    'sale-to-list': (end) => `la venta frente al precio de lista más ${end === 'highest' ? 'alta' : 'baja'}, por la mediana`,
    supply: (end) => `${more(end)} meses de oferta`,
    active: (end) => `${more(end)} casas en venta ahora`,
    sold: (end, isLease) => `${more(end)} ${isLease ? 'rentas' : 'ventas'}`,
  },
  went: (end, percent) =>
    end === 'highest'
      ? percent > 0
        ? 'subió más'
        : percent < 0
          ? 'bajó menos'
          : 'quedó igual'
      : percent < 0
        ? 'bajó más'
        : 'subió menos',
  byMedian: (isPerSqFt, isLease, counted) =>
    `por ${isLease ? 'la renta mediana' : 'el precio mediano'}${isPerSqFt ? ' por pie²' : ''} de ${counted}`,
  has: (areas, what, counted) =>
    `${list(areas, 'y')} ${areas.length > 1 ? 'tienen' : 'tiene'} ${what}${counted === null ? '' : `, ${counted}`}:`,
  moved: (areas, how, counted) => `${list(areas, 'y')} ${how}${counted === null ? '' : `, ${counted}`}:`,
  allLevel: (counted) => `Están iguales${counted === null ? '' : `, ${counted}`}:`,
  noneTold: 'Ninguna tiene ventas suficientes para esa cifra. Prueba con “el último año”.',
  noCause:
    'Los registros dicen qué se vendió, cuándo y en cuánto, y no por qué. Una mediana puede moverse porque se vendieron otras casas que el año anterior: el precio por pie², el número de ventas y las casas mismas muestran hasta dónde es así.',
  rentOrBuy: {
    reading: 'Leo las rentas y los precios de ahí.',
    lead: (place) => `En cuánto se rentan y se venden las casas en **${place}**:`,
    notTold:
      'Lo que cuesta al mes ser dueño sale del precio, el enganche y la tasa, con impuestos, seguro y la cuota de HOA si la hay. También cuenta cuánto tiempo se queden, y ningún registro lo dice; qué conviene más lo deciden tú y tu cliente.',
    paymentOn: (price) => `¿Cuánto es el pago de ${price} con 20% de enganche?`,
  },
  budget: {
    lead: (homes) => `${homes.charAt(0).toUpperCase()}${homes.slice(1)}, en venta ahora:`,
    homes: 'En venta',
    beds: 'Mediana de recámaras en total',
    sqFt: 'Superficie mediana',
    price: 'Precio mediano',
  },
  homesOfEach: (homes) => `Cuántas ${homes} hay a la venta ahora:`,
  drawn: (from, through) => `de ${asWord(from)} a ${asWord(through)}`,
  wentTo: (first, last) => `de ${first} a ${last}`,
  isLess: {
    'median-price': ({ isSo, less, more, by, percent, lessTold, moreTold, counted }) =>
      `${yesOrNo(isSo)}${less} cuesta ${by} (${percent}) menos que ${more} por la mediana. ${less} tiene ${lessTold}, ${more} ${moreTold}, ${counted}.`,
    'price-per-sqft': ({ isSo, less, more, by, percent, lessTold, moreTold, counted }) =>
      `${yesOrNo(isSo)}por pie² ${less} cuesta ${by} (${percent}) menos que ${more} por la mediana. ${less} tiene ${lessTold}, ${more} ${moreTold}, ${counted}.`,
    'days-on-market': ({ isSo, less, more, by, lessTold, moreTold, counted }) =>
      `${yesOrNo(isSo)}en ${less} se vende en ${by} menos que en ${more} por la mediana. ${less} tiene ${lessTold}, ${more} ${moreTold}, ${counted}.`,
  },
  sameIn: (isAsked, one, other, counted) =>
    `${isAsked ? 'No, están' : 'Están'} iguales por la mediana: ${one} y ${other}, ${counted}.`,
  tooFewIn: (areas) => `No se puede decir: en ${list(areas, 'y')} hay muy pocas ventas para una cifra, también en un año.`,
  notKnownIn: (areas) => `No se puede decir cuál, porque en ${list(areas, 'y')} hay muy pocas ventas:`,
  notNarrowed: (homes) =>
    `Eso no se puede decir solo de ${homes}; de todas las casas sí: di antes “todos los tamaños y precios”.`,
};
