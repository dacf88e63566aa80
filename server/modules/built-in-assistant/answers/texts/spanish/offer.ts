import type { OfferTexts } from '../english/offer.ts';

export const offer: OfferTexts = {
  whichHome:
    '¿De qué casa se trata? Ábrela o dime su dirección, y pongo lado a lado su precio de lista, su tiempo en el mercado, sus rebajas, su valor según ventas comparables y la relación entre venta y lista de la zona.',
  comparing: 'Valuando la casa y leyendo su mercado.',
  about: (home) => `En qué se puede apoyar una oferta por ${home}:`,
  inArea: (area, name, line) => `${area}, ${name.toLowerCase()} de casas de este tipo: ${line}`,
  yours: 'Cuánto ofrecer, y en qué condiciones, lo deciden tú y tu cliente.',
  pricing: {
    about: (home) => `Qué dice si el precio de ${home} es bueno:`,
    yours: 'Si cambiar el precio lo deciden tú y tu cliente.',
  },
};
