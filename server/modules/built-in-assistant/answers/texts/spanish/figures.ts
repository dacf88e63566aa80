import { marketLimits } from '#contract/market.ts';
import { count } from '../../format.ts';
import type { FigureTexts } from '../english/figures.ts';

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
};
