import type { ClosingTexts } from '../english/closing.ts';

export const closing: ClosingTexts = {
  reasoning: 'Sumando los gastos de cierre.',
  sells: (home, price, total) => `Vender ${home} en ${price} cuesta unos **${total}**:`,
  buys: (home, price, cash) => `Para comprar ${home} en ${price} hacen falta unos **${cash} al cierre**:`,
  home: 'una casa',
  commission: 'Comisión',
  items: {
    brokerage: () => 'Comisión, de ambas partes',
    'title-and-escrow': () => 'Título y escrow',
    'transfer-tax': () => 'Impuesto de transferencia',
    'loan-fees': () => 'Gastos del préstamo',
    'title-and-recording': () => 'Título, escrow y registro',
    prepaid: () => 'Impuestos y seguro por adelantado',
  },
  line: (what, amount, percent, isOfLoan) => `${what}: ${amount}, el ${percent}% del ${isOfLoan ? 'préstamo' : 'precio'}`,
  down: (amount, percent) => `Enganche: ${amount} (${percent}%)`,
  proceeds: (amount) => `Al vendedor le quedan **${amount}**, antes de pagar una hipoteca.`,
  payoff: (amount) => `Hipoteca por liquidar: ${amount}, como dijiste`,
  concessions: (amount) => `Concesiones al comprador: ${amount}, como dijiste`,
  net: (amount) => `Al vendedor le quedan unos **${amount}** netos.`,
  netNothing: (amount) => `Al vendedor le **faltan ${amount}**.`,
  costs: (amount) => `Sin el enganche son ${amount}.`,
  assumedDown: (percent) => `Supuse un enganche de ${percent}%, porque no lo dijiste.`,
  defaults:
    'Son cifras usuales para empezar, no cotizaciones: las comisiones se negocian, y la compañía de títulos y el prestamista dan las reales.',
  local: 'Las ciudades y los condados pueden agregar sus propios impuestos.',
  half: (name) => `${name}, la mitad`,
  unknownTransferTax: (state) => `No tengo un impuesto de transferencia para ${state}; la compañía de títulos lo sabe.`,
  whichState: 'Dime la ciudad y el estado para sus impuestos de transferencia.',
  whichPrice:
    '¿Para qué casa o precio? Abre una casa, o dime un precio, la ciudad y el estado, y si es para quien compra o para quien vende. Calculo los gastos de cierre usuales, el impuesto de transferencia y el dinero para el cierre.',
  problems: {
    'for-rent': 'Esa casa se renta, así que no hay cierre. Dime un precio para calcular los gastos.',
    'no-price': 'El registro de esa casa no tiene precio. Dime uno y calculo los gastos con él.',
    'down-above-price': 'Ese enganche es mayor que el precio.',
  },
  withheld: 'La fuente de ese anuncio no me deja leerlo. Dime el precio, la ciudad y el estado, y calculo los gastos.',
  failed: 'No pude calcular los gastos de cierre en este momento. Vuelve a preguntar en un momento.',
};
