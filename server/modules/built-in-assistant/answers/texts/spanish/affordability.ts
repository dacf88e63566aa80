import type { AffordabilityTexts } from '../english/affordability.ts';

export const affordability: AffordabilityTexts = {
  reasoning: 'Calculo para qué alcanza ese ingreso.',
  whichIncome:
    'Dime el ingreso anual antes de impuestos, el enganche y la tasa de interés, como “¿cuánta casa con ingresos de 140 mil al año, 60 mil de enganche al 6.5%?”, y otras deudas mensuales si las hay. Nunca invento una tasa.',
  price: (price, down, month) => `**Unos ${price}**, con ${down} de enganche, a ${month} al mes:`,
  pricesAtRates: (down) =>
    `Con ${down} de enganche, el precio depende de la tasa. No dijiste ninguna, así que son ejemplos y no cotizaciones:`,
  priceAtRate: (rate, price, month) => `Al ${rate}%: **unos ${price}**, con ${month} al mes`,
  monthReasoning: 'Calculo para qué precio alcanza ese pago.',
  priceForMonth: (price, down, month) => `**Unos ${price}**, con ${down} de enganche, son ${month} al mes:`,
  monthAtRates: (month, down) =>
    `Para qué precio alcanzan ${month} al mes con ${down} de enganche depende de la tasa. No dijiste ninguna, así que son ejemplos y no cotizaciones:`,
  monthAtRate: (rate, price, down) => `Al ${rate}%: **unos ${price}**, de los cuales ${down} de enganche`,
  monthTooSmall: (month) => `${month} al mes no dejan nada para un préstamo después de la cuota de HOA que dijiste.`,
  mortgageInsuranceComes: (percent) =>
    `Con menos del ${percent}% de enganche por lo general se pide seguro hipotecario, que no se cuenta y baja el precio.`,
  monthLeaves: 'Los servicios no se cuentan, y lo que se presta depende también del ingreso y las deudas: decide un prestamista.',
  savedAsDown: (sum) => `Conté los ${sum} que tienen como enganche; los gastos de cierre son aparte.`,
  loan: (month, loan, years, rate) => `Capital e interés: ${month}, por un préstamo de ${loan} a ${years} años al ${rate}%`,
  tax: (month, percent) => `Impuesto predial: ${month}, supuesto en ${percent}% del precio al año`,
  insurance: (month, percent) => `Seguro: ${month}, supuesto en ${percent}% del precio al año`,
  hoa: (month) => `HOA: ${month}, como dijiste`,
  hoaOfRecord: (month) => `HOA: ${month}, según el registro`,
  rateHeld: (rate) => `Tomé el ${rate}% de antes, porque no dijiste otra tasa.`,
  monthHolds: (tax, insurance) =>
    `El mes es capital e interés con impuesto predial de ${tax}% y seguro de ${insurance}% del precio al año, ambos supuestos.`,
  hoaCounted: (month) => `Se cuenta la cuota de HOA de ${month} al mes que consta.`,
  can: (isEnough) => `**${isEnough ? 'Sí' : 'No'}**, según las proporciones usuales.`,
  asks: (name, price) => (name === null ? `El precio es ${price}.` : `${name} pide ${price}.`),
  carries: (most, down) => `Con ${down} de enganche el ingreso alcanza para **unos ${most}**. Un mes con ${most}:`,
  carriesAtRates: (down) =>
    `Si el ingreso alcanza con ${down} de enganche depende de la tasa. No dijiste ninguna, así que son ejemplos y no cotizaciones:`,
  canAtRate: (rate, isEnough, most) => `Al ${rate}%: **${isEnough ? 'sí' : 'no'}**, el ingreso alcanza para unos ${most}`,
  paidInFull: 'El enganche paga todo el precio, así que no haría falta un préstamo.',
  rule: (housing, debts, income) =>
    `Es una regla general: la casa, como mucho ${housing}% de un ingreso de ${income} al mes antes de impuestos, y todas las deudas juntas como mucho ${debts}%.`,
  debts: (debts, areFree) =>
    `Se cuentan otras deudas de ${debts} al mes${areFree ? ', y dejan todo lo que permite el primer límite, así que no cambian nada' : ''}.`,
  noDebts: 'No se cuentan otras deudas; dímelas y las incluyo.',
  lender: 'El seguro hipotecario no se cuenta, y un prestamista decide cuánto presta de verdad.',
  nothingLeft: (debts) =>
    `Con la regla usual de que las deudas tomen como mucho ${debts}% del ingreso antes de impuestos, las otras deudas no dejan nada para una casa. Un prestamista puede decir qué es posible.`,
  neededReasoning: 'Calculo el ingreso que pide ese precio.',
  whichPrice: '¿Para qué precio? Dímelo con el enganche y la tasa, o abre primero la casa y vuelve a preguntar.',
  needed: (income, price, down, percent, rate) =>
    `**Unos ${income} al año** antes de impuestos para una casa de ${price}, con ${down} (${percent}%) de enganche, al ${rate}%:`,
  neededAtRates: (price, down, percent) =>
    `Para una casa de ${price}, con ${down} (${percent}%) de enganche, el ingreso depende de la tasa. No dijiste ninguna, así que son ejemplos y no cotizaciones:`,
  atRate: (rate, income, month) => `Al ${rate}%: unos **${income} al año**, por ${month} al mes`,
  neededRule: (housing, debts) =>
    `Es la regla general de ${housing}% y ${debts}%: la casa, como mucho ${housing}% del ingreso antes de impuestos, y todas las deudas juntas como mucho ${debts}%.`,
  withTaxAndInsurance: (tax, taxPercent, insurance, insurancePercent) =>
    `El mes incluye impuesto predial de ${tax} (supuesto, ${taxPercent}% al año) y seguro de ${insurance} (supuesto, ${insurancePercent}% al año).`,
  assumedDown: (percent) => `Supuse un enganche de ${percent}%, porque no lo dijiste.`,
  enough: (income) => `Según eso, ${income} al año alcanzan.`,
  notEnough: (income) => `Según eso, ${income} al año no alcanzan.`,
};
