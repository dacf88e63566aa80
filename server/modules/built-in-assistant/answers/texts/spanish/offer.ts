import type { OfferTexts } from '../english/offer.ts';

export const offer: OfferTexts = {
  whichHome:
    '¿De qué casa se trata? Ábrela o dime su dirección, y pongo lado a lado su precio de lista, su tiempo en el mercado, sus rebajas, su valor según ventas comparables y la relación entre venta y lista de la zona.',
  comparing: 'Valuando la casa y leyendo su mercado.',
  about: (home) => `En qué se puede apoyar una oferta por ${home}:`,
  inArea: (area, name, line) => `${area}, ${name.toLowerCase()} de casas de este tipo: ${line}`,
  sum: (gap, price, sum, isOver) => `${gap} por ${isOver ? 'encima' : 'debajo'} del precio de lista de ${price} son **${sum}**.`,
  deals: 'Qué dice cuál tiene mejor precio:',
  perFoot: (price) => `Pide ${price} por pie².`,
  dealIsYours:
    'Cuál es mejor compra lo deciden tú y tu cliente: un registro no dice en qué estado está ni en qué condiciones se vende.',
  besideList: (offered, side, list) =>
    side === 0
      ? `${offered} es el precio de lista.`
      : `${offered} está por ${side < 0 ? 'debajo' : 'encima'} del precio de lista de ${list}.`,
  nobodyKnows: 'Si quienes venden lo aceptan, o si alguien ofrece más, no lo dice ningún registro.',
  yours: 'Cuánto ofrecer, y en qué condiciones, lo deciden tú y tu cliente.',
  several: {
    lead: 'Las ofertas como las dijiste:',
    subject: (many) => `Sus ${many} ofertas lado a lado`,
    opening: (many) => `Estas son las ${many} ofertas por su casa, lado a lado.`,
    table: ['#', 'Precio', 'Financiamiento', 'Enganche', 'Cierre', 'Contingencias'],
    tellThem:
      'Dímelas en un solo mensaje, cada una con su precio y lo que sepas de sus términos: “3 ofertas: 1.2m convencional 20% de enganche 21 días sin contingencias; 1.235m FHA 5% de enganche 30 días inspección; 1.15m contado 10 días”. Las pongo lado a lado, calculo qué le deja cada una al vendedor y escribo el resumen.',
    financing: { cash: 'contado', conventional: 'convencional', FHA: 'FHA', VA: 'VA', jumbo: 'jumbo', loan: 'préstamo' },
    days: (days) => `${days} días`,
    withThem: 'sí',
    none: 'ninguna',
    contingencies: { inspection: 'inspección', appraisal: 'avalúo', financing: 'préstamo', sale: 'venta de su casa' },
    trades: {
      highest: (which) => `${which} tiene el precio más alto; que se sostenga depende del resto de sus condiciones.`,
      cash: (which) => `${which} es de contado: no hay que esperar préstamo ni avalúo del banco; pide el comprobante de fondos.`,
      government: (which) =>
        `${which} va con un préstamo respaldado por el gobierno: su avalúo mira también el estado de la casa y puede pedir reparaciones.`,
      loan: (which) =>
        `${which} necesita un préstamo: faltan su aprobación y el avalúo; la carta de preaprobación dice qué tan lejos está.`,
      soonest: (which) => `${which} cierra antes que las demás que dicen un día.`,
      uncontingent: (which) => `${which} no tiene contingencias: quien compra tiene menos salidas.`,
      contingent: (which) => `${which} tiene contingencias: quien compra aún puede irse o pedir un crédito hasta que se retiren.`,
    },
    yours:
      'Cuál es la mejor lo deciden quienes venden; lo que les deja cada una después de gastos lo puedo sumar. Di “escribe un correo con esas ofertas” para un resumen.',
    yoursToDecide: 'Cuál le conviene más lo decide usted.',
  },
  listing: {
    choices: 'Lo que eso deja como opciones:',
    under: (low, value, areBidUp) =>
      `**Por debajo del valor**, de ${low} a ${value}: atrae a más compradores. ${areBidUp === null ? 'Cuenta con que suban las ofertas, y eso nadie lo puede prometer.' : areBidUp ? 'La mitad de las casas así se vende ahí por encima de su precio de lista, así que es usual que suban las ofertas; si no suben, se vende por menos.' : 'La mitad de las casas así se vende ahí a su precio de lista o por debajo, así que no es usual que suban las ofertas.'}`,
    at: (value) => `**En el valor**, unos ${value}: lo que apoyan las ventas comparables, y lo más fácil de explicar.`,
    over: (value, high) =>
      `**Por encima del valor**, de ${value} a ${high}: deja margen para negociar; si tarda más que las otras, habrá que explicar una rebaja.`,
    named: (price, side, isWithin) =>
      `${price} está ${side === 0 ? 'en el valor' : `por ${side < 0 ? 'debajo' : 'encima'} del valor`}, y ${isWithin ? 'dentro de su rango' : 'fuera de su rango'}.`,
    yours: 'No tengo opinión propia; el precio lo deciden tú y quienes venden.',
  },
  pricing: {
    about: (home) => `Qué dice si el precio de ${home} es bueno:`,
    yours: 'Qué pensar del precio lo deciden tú y tu cliente.',
  },
};
