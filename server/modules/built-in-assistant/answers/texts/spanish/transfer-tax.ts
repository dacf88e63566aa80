import type { TransferTaxTexts } from '../english/transfer-tax.ts';

const payers: TransferTaxTexts['payers'] = {
  seller: 'lo paga quien vende',
  buyer: 'lo paga quien compra',
  split: 'a medias entre las dos partes',
};

export const transferTax: TransferTaxTexts = {
  reasoning: 'Buscando los impuestos de transferencia.',
  whichPlace: '¿En qué ciudad y estado? Muchas ciudades agregan un impuesto de transferencia propio.',
  due: (home, price, where, total) =>
    `Los impuestos de transferencia de ${home} en ${price}, en ${where}, suman unos **${total}**:`,
  aHome: 'una casa',
  ratesIn: (where) => `Impuestos de transferencia por la venta de una casa en **${where}**:`,
  payers,
  line: (name, amount, percent, payer) => `${name}: ${amount}, el ${percent}% del precio, ${payers[payer]}`,
  rates: (name, rates, isMarginal, payer) =>
    `${name}: ${rates.join(', ')} ${isMarginal ? 'de cada parte del precio' : 'de todo el precio'}, ${payers[payer]}`,
  rate: (percent) => `${percent}%`,
  from: (percent, price) => `${percent}% desde ${price}`,
  above: (percent, price) => `${percent}% a partir de más de ${price}`,
  source: (source, since) => `${source}${since === null ? '' : `, tasas desde el ${since}`}`,
  indexed: 'sus umbrales cambian con los años',
  sides: (seller, buyer) => `Por costumbre son ${seller} para quien vende y ${buyer} para quien compra.`,
  byCustom: 'Por costumbre, si el contrato no dice otra cosa:',
  payerOf: (name, payer) => `${name}, ${payers[payer]}`,
  payerSums: (price, seller, buyer) => `En ${price} son ${seller} para quien vende y ${buyer} para quien compra`,
  untaxed: (state) =>
    `${state} no tiene un impuesto de transferencia según el precio; solo quedan pequeñas cuotas por registrar la escritura.`,
  stateOnly: 'Las ciudades y los condados pueden agregar sus propios impuestos.',
  checked: (day) =>
    `Mis tasas son del ${day} y pueden haber cambiado. Quién paga se negocia, y la compañía de escrow o de títulos confirma lo que se debe.`,
  namePrice: 'Dime un precio y lo calculo.',
  failed: 'No pude buscar el impuesto de transferencia en este momento. Vuelve a preguntar en un momento.',
  withheld: 'La fuente de ese anuncio no me deja leerlo. Dime el precio, la ciudad y el estado.',
  problems: {
    'for-rent': 'Esa casa se renta, así que no se debe ese impuesto. Dime un precio y una ciudad o un estado.',
    'unknown-state': 'No tengo un impuesto de transferencia para ese estado. La compañía de escrow o de títulos lo sabe.',
  },
};
