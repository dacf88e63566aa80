import type { RentalTexts } from '../english/rental.ts';

type Item = Parameters<RentalTexts['cost']>[0];
const items: Record<Item, string> = {
  tax: 'Impuesto predial',
  insurance: 'Seguro',
  hoa: 'Cuota de HOA',
  upkeep: 'Mantenimiento',
  management: 'Administración',
  all: 'Todos los gastos',
};
const ofPrice: readonly Item[] = ['tax', 'insurance'];

export const rental: RentalTexts = {
  reasoning: 'Calculando lo que rinde.',
  home: 'la casa',
  capRate: (home, percent, price, rent) =>
    `**Una tasa de capitalización de ${percent}%** para ${home} a ${price}, rentada en ${rent} al mes:`,
  rents: (year, percent, vacancy, isAssumed) =>
    `Rentas: ${year} al año, menos ${vacancy} por ${percent}% de desocupación${isAssumed ? ', supuesta' : ''}`,
  cost: (item, year, percent, isAssumed) => {
    if (percent === null) return `${items[item]}: ${year} al año, según el registro`;
    const share = `${percent}% ${ofPrice.includes(item) ? 'del precio' : 'de las rentas que entran'}`;
    return isAssumed
      ? `${items[item]}: ${year} al año, supuesto en ${share}`
      : `${items[item]}: ${year} al año, ${share}, como dijiste`;
  },
  net: (year) => `**Ingreso neto: ${year} al año**`,
  gross: (percent, multiplier) =>
    `Antes de todo gasto es un rendimiento de ${percent}%, un multiplicador de renta bruta de ${multiplier}.`,
  notCounted:
    'No se cuentan un préstamo, el impuesto sobre la renta ni las reparaciones mayores. Dime tu desocupación, tu parte de gastos, tu renta o tu precio y lo calculo de nuevo.',
  cashFlow: (month, home, price, rent) =>
    `**Un flujo de efectivo de ${month} al mes** para ${home} a ${price}, rentada en ${rent} al mes:`,
  payments: (year, month) => `${year} al año, ${month} al mes`,
  loan: (payments, loan, { years, ratePercent }, down) =>
    `Pagos del préstamo: ${payments}, sobre ${loan} a ${years} años al ${ratePercent}%, con ${down} de enganche`,
  left: (year) => `**Flujo de efectivo: ${year} al año**`,
  cashOnCash: (percent, down) =>
    `Sobre lo que pones es ${percent} de los ${down} de enganche, sin gastos de cierre ni reparaciones.`,
  capRateToo: (percent) => `Antes del préstamo es una tasa de capitalización de ${percent}%.`,
  beforeLoan: (month) =>
    `El flujo de efectivo antes de un préstamo es ${month} al mes; dime el enganche y la tasa y le resto sus pagos.`,
  assumed: ({ down, years }) => {
    const named = [down ? 'el enganche' : '', years ? 'los años del préstamo' : ''].filter(Boolean);
    return named.length === 0 ? '' : `Supuse ${named.join(' y ')}, porque no los dijiste.`;
  },
  notCountedBesideLoan:
    'No se cuentan el seguro hipotecario, el impuesto sobre la renta ni las reparaciones mayores. Dime otra tasa, enganche, renta o parte de gastos y lo calculo de nuevo.',
  rentRule: {
    meaning: (percent) => `La regla del ${percent}% pone la renta de un mes junto al precio: pasa con ${percent}% o más.`,
    namesBoth: 'Dime la renta al mes y el precio, o abre una casa y dime su renta, y te digo su porcentaje.',
    share: (rent, share, price) => `Una renta de ${rent} al mes es el **${share}%** de ${price}.`,
    least: (percent, rent) => `La regla del ${percent}% pide el ${percent}% del precio, que aquí son ${rent} al mes.`,
    screen:
      'Los inversionistas la usan como primer filtro: no cuenta impuestos, gastos, reparaciones ni préstamo. La tasa de capitalización y el flujo de efectivo sí los cuentan.',
  },
  whichRent: '¿Con qué renta al mes? Nunca la invento: dímela, o pregunta “¿en cuánto se rentaría?” de una casa abierta.',
  whichPrice: '¿De qué casa o precio? Abre una casa, di cuál de la lista, o dime un precio.',
  failed: 'No pude calcular lo que rinde en este momento. Vuelve a preguntar en un momento.',
  problems: {
    'down-above-price': 'Ese enganche es mayor que el precio, así que no hay préstamo que pagar.',
    'for-rent': 'Esa casa se ofrece en renta, así que no tiene precio con qué calcular. Dime uno y lo tomo.',
    'no-price': 'El registro de esa casa no tiene precio. Dime uno y lo tomo.',
  },
};
