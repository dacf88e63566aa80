import type { ClosingTexts } from '../english/closing.ts';

export const closing: ClosingTexts = {
  reasoning: 'Sumando los gastos de cierre.',
  sells: (home, price, total) => `Vender ${home} en ${price} cuesta unos **${total}**:`,
  buys: (home, price, cash) => `Para comprar ${home} en ${price} hacen falta unos **${cash} al cierre**:`,
  home: 'una casa',
  items: {
    brokerage: () => 'Comisión, de ambas partes',
    'title-and-escrow': () => 'Título y escrow',
    'transfer-tax': (state) => `Impuesto de transferencia de ${state ?? 'ese estado'}`,
    'loan-fees': () => 'Gastos del préstamo',
    'title-and-recording': () => 'Título, escrow y registro',
    prepaid: () => 'Impuestos y seguro por adelantado',
  },
  line: (what, amount, percent, isOfLoan) => `${what}: ${amount}, el ${percent}% del ${isOfLoan ? 'préstamo' : 'precio'}`,
  down: (amount, percent) => `Enganche: ${amount} (${percent}%)`,
  proceeds: (amount) => `Al vendedor le quedan **${amount}**, antes de pagar una hipoteca.`,
  costs: (amount) => `Sin el enganche son ${amount}.`,
  assumedDown: (percent) => `Supuse un enganche de ${percent}%, porque no lo dijiste.`,
  defaults:
    'Son cifras usuales para empezar, no cotizaciones: las comisiones se negocian, y la compañía de títulos y el prestamista dan las reales.',
  local: 'Los condados y las ciudades pueden agregar sus propios impuestos.',
  noTransferTax: (state) =>
    `No tengo un impuesto de transferencia para ${state}: no lo hay, lo paga el comprador o no es un simple porcentaje.`,
  whichState: 'Dime el estado para su impuesto de transferencia.',
  whichPrice:
    '¿Para qué casa o precio? Abre una casa, o dime un precio y el estado, y si es para quien compra o para quien vende. Calculo los gastos de cierre usuales, el impuesto de transferencia y el dinero para el cierre.',
  problems: {
    'for-rent': 'Esa casa se renta, así que no hay cierre. Dime un precio para calcular los gastos.',
    'no-price': 'El registro de esa casa no tiene precio. Dime uno y calculo los gastos con él.',
    'down-above-price': 'Ese enganche es mayor que el precio.',
  },
  withheld: 'La fuente de ese anuncio no me deja leerlo. Dime el precio y el estado, y calculo los gastos.',
  failed: 'No pude calcular los gastos de cierre en este momento. Vuelve a preguntar en un momento.',
};
