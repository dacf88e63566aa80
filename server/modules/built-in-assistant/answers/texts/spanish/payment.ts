import type { PaymentTexts } from '../english/payment.ts';

export const payment: PaymentTexts = {
  reasoning: 'Calculando el pago mensual.',
  sumOfHome: '**{sum} al mes** por {home} a {price}:',
  sumOfPrice: '**{sum} al mes** por una casa de {price}:',
  loan: 'Capital e intereses: {interest}, por un préstamo de {loan} a {years} años al {rate}, con {down} ({downPercent}) de enganche',
  tax: 'Impuesto predial: {tax}, la doceava parte de los {yearlyTax} al año que constan en el anuncio',
  hoa: 'HOA: {hoa}',
  insurance: 'Seguro: {insurance}, como dijiste',
  assumed: 'Supuse {what}, porque no lo dijiste.',
  assumptions: { downPercent: 'un enganche de {downPercent}', years: 'un plazo de {years} años' },
  notCounted: 'No se cuentan: {what}.',
  parts: {
    tax: 'el impuesto predial (no consta)',
    hoa: 'la cuota de HOA (no consta)',
    insurance: 'el seguro',
    others: ['el seguro hipotecario', 'los servicios'],
  },
  rateIsYours: 'La tasa es la que dijiste; la real la fija un prestamista.',
  and: 'y',
  nameless: 'la casa',
  whichRate: 'Dime la tasa de interés, porque nunca invento una.',
  whichPrice: '¿Por qué precio? Dímelo, o abre primero la casa y vuelve a preguntar.',
  failed: 'No pude calcular el pago en este momento. Vuelve a preguntar en un momento.',
  withheld: 'La fuente de ese anuncio no me deja leerlo. Dime el precio y calculo el pago con él.',
  problems: {
    'for-rent': 'Esa casa se alquila, así que no hay préstamo que pagar. Dime un precio para calcular un pago.',
    'no-price': 'El anuncio de esa casa no tiene precio. Dime uno y calculo el pago con él.',
    'down-above-price': 'Ese enganche es mayor que el precio, así que no hay préstamo que pagar.',
  },
};
