import type { ClosingTexts } from '../english/closing.ts';

export const closing: ClosingTexts = {
  reasoning: 'Sumando los gastos de cierre.',
  whoPays: {
    lead: 'La costumbre cambia de un lugar a otro, todo es negociable, y el contrato decide quién paga qué. Las hojas de aquí parten de esto:',
    seller: (items) => `Quien vende: ${items}.`,
    buyer: (items) => `Quien compra: ${items}.`,
    transferTax: (payers) => `Del impuesto de transferencia tengo quién lo paga. ${payers}`,
    askThere: 'De los demás costos no tengo qué se acostumbra ahí; te lo dice la compañía de título o el abogado del cierre.',
    namePlace:
      'Dime una ciudad o un estado, y te digo quién paga ahí su impuesto de transferencia por costumbre. Lo demás te lo dice la compañía de título o el abogado del cierre.',
  },
  sells: (home, price) => `Vender ${home} en ${price}:`,
  sellsFor: (home, price, target) => `Para que queden ${target}, ${home} tiene que venderse en unos **${price}**:`,
  premiumInLoan:
    'Esa prima suele sumarse al préstamo en vez de pagarse en el cierre; el prestamista dice cuál es la del comprador.',
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
    'fha-premium': () => 'Seguro hipotecario inicial de la FHA',
    'va-funding-fee': () => 'Cuota de la VA, primer uso',
  },
  named: {
    staging: 'Puesta en escena',
    repairs: 'Reparaciones',
    'home-warranty': 'Garantía de la casa',
    painting: 'Pintura',
    cleaning: 'Limpieza',
    landscaping: 'Jardinería',
    moving: 'Mudanza',
    photography: 'Fotos y publicidad',
    inspection: 'Inspección',
    survey: 'Topografía',
    attorney: 'Abogado',
    'hoa-transfer': 'Traspaso y documentos de la HOA',
    other: 'Otros gastos',
    'back-taxes': 'Impuestos pendientes',
  },
  compared: (home, isSeller) =>
    isSeller
      ? `Lo que cuesta y deja vender ${home}, lado a lado:`
      : `Lo que hace falta al cierre para comprar ${home}, lado a lado:`,
  price: 'Precio',
  downPayment: 'Enganche',
  share: (percent, isOfLoan) => `el ${percent}% del ${isOfLoan ? 'préstamo' : 'precio'}`,
  together: 'Suma de los gastos',
  cashToClose: 'Dinero al cierre',
  left: (isPaidOff) => (isPaidOff ? 'Neto para quien vende' : 'Queda, antes de pagar una hipoteca'),
  asYouSaid: 'como dijiste',
  proceeds: (amount) => `Al vendedor le quedan **${amount}**, antes de pagar una hipoteca.`,
  payoff: 'Hipoteca por liquidar',
  secondPayoff: 'Segundo préstamo o gravámenes por liquidar',
  concessions: 'Concesiones al comprador',
  available: 'Dinero que tiene quien compra',
  appraisalGap: {
    told: (value, price, gap) =>
      `Un avalúo de ${value} deja una diferencia de **${gap}** con el precio de ${price}. Un prestamista suele tomar el menor de los dos, así que quien compra pone la diferencia en efectivo además del enganche, o las partes negocian el precio otra vez. Lo decide lo que permiten el contrato y su contingencia de avalúo; cuánto cubrir lo acuerdan tus compradores y tú.`,
    none: (value, price) =>
      `Un avalúo de ${value} no está por debajo del precio de ${price}, así que **no hay diferencia** que cubrir.`,
    whichPrice: '¿De qué precio? Dime lo que se ofreció, o abre la casa, y te digo la diferencia con el avalúo.',
  },
  missing: (amount) => `Así, a quien compra le **faltan ${amount}**.`,
  remains: (amount) => `Así, el dinero alcanza, y después del cierre quedan **${amount}**.`,
  priceFrom: {
    value: 'El precio es el valor que acabo de decir.',
    'what-if': 'El precio es el valor con los cambios que preguntaste.',
    range: 'Los precios son los extremos del rango del CMA.',
    record: 'El precio es el de su registro; dime otro y tomo ese.',
    example: 'No nombraste un precio, así que este es un ejemplo; dime uno y tomo ese.',
    offers: 'Los precios son los de las ofertas que me dijiste.',
  },
  moved: (by, isLess, from) =>
    `El precio está ${by} por ${isLess ? 'debajo' : 'encima'} ${from === 'asking' ? 'de lo que se pide' : 'del anterior'}.`,
  noPrice: (amount) => `${amount} está demasiado lejos del precio que tenemos para ser uno, así que no lo tomé.`,
  sameCommission: (percent) => `Ese ${percent}% ya estaba en la hoja de antes.`,
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
