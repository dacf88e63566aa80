import { capital } from '../text.ts';
import { whenInSpanish } from '../when.ts';
import type { NoteWords } from '../words.ts';
import { letters } from './letters.ts';
import { occasions } from './occasions.ts';

export const notes: NoteWords = {
  placeholders: {
    ...{ openHouse: '[día y hora]', client: '[nombre]', agent: '[tu nombre]', showing: '[día y hora de la visita]' },
    ...{ question: '[tu pregunta]', offerPrice: '[precio ofrecido]', deposit: '[depósito]', financing: '[financiamiento]' },
    ...{ contingencies: '[contingencias]', closing: '[fecha de cierre]' },
  },
  occasions,
  ...letters,
  subject: (headline) => `Asunto: ${headline}`,
  greeting: (client) => `Hola, ${client}:`,
  greetingOfMany: 'Hola:',
  when: whenInSpanish,
  openHouseOn: (when) => `Casa abierta: ${when}`,
  emailOpenings: (here) => ({
    professional: [`Me gustaría presentarle una propiedad: ${here}.`, `Una propiedad que puede interesarle: ${here}.`],
    warm: [`Encontré un lugar que quería compartir contigo: ${here}.`, `Pensé en ti cuando vi esta propiedad: ${here}.`],
    bold: [`Una para ver: ${here}.`, `Ponla en tu lista: ${here}.`],
  }),
  emailCloses: {
    professional: ['Si desea verla, con gusto coordino una visita.', 'Quedo a sus órdenes para una visita o cualquier pregunta.'],
    warm: ['¿Vamos a verla? Respóndeme y buscamos un momento.', 'Dime qué te parece, y vamos a verla.'],
    bold: ['¿Quieres verla? Respóndeme y lo organizo.', 'Dime y reservo la visita.'],
  },
  severalTextClose: '¿Cuáles quiere ver?',
  severalCloses: {
    professional: [
      'Si desea ver alguna, con gusto coordino las visitas.',
      'Quedo a sus órdenes para las visitas o cualquier pregunta.',
    ],
    warm: ['¿Vamos a verlas? Respóndeme y buscamos un momento.', 'Dime cuáles te gustan, y vamos a verlas.'],
    bold: ['¿Quieres verlas? Respóndeme y lo organizo.', 'Dime cuáles y reservo las visitas.'],
  },
  signature: { professional: 'Atentamente,', warm: 'Un saludo cordial,', bold: 'Hablamos pronto,' },
  status: {
    sold: { words: 'Vendida', tag: '#Vendida' },
    underContract: { words: 'Bajo contrato', tag: '#BajoContrato' },
    soon: { words: 'Próximamente', tag: '#Próximamente' },
    rent: { words: 'En renta', tag: '#EnRenta' },
    sale: { words: 'En venta', tag: '#EnVenta' },
  },
  statusIn: (status, place) => `${status} en ${place}`,
  invitations: (address, when) => ({
    professional: [`Le invitamos a la casa abierta en ${address}, ${when}.`, `Casa abierta: ${address}, ${when}.`],
    warm: [
      `Pasa a saludar: ${address} abre sus puertas, ${when}.`,
      `La puerta está abierta en ${address}, ${when}. Ven a mirar.`,
    ],
    bold: [`Puertas abiertas: ${when}, ${address}.`, `${capital(when)}. ${address}. Ahí nos vemos.`],
  }),
  openHouse: (address) => `Casa abierta: ${address}`,
  forBrokers: (words) => words.replace(/\b(casa abierta|puertas abiertas)\b/i, '$1 para agentes'),
  soldNews({ address, place, price, days, over }) {
    const forPrice = price === null ? '' : ` en ${price}`;
    const above = over === null ? '' : `, ${over} por encima del precio de lista`;
    const after = `${days === null ? '' : ` tras ${days === 1 ? 'un día' : `${days} días`} en el mercado`}${above}`;
    return {
      professional: [`Se vendió ${address}${forPrice}${after}.`, `Recién vendida: ${address}${forPrice}${after}.`],
      warm: [
        `${address} ya encontró a quien la compre${price === null ? '' : `, y cerró${forPrice}`}${after}.`,
        `Buenas noticias de ${place}: se vendió ${address}${forPrice}${after}.`,
      ],
      bold: [`Vendida: ${address}${forPrice}${after}.`, `Listo. ${address} se vendió${forPrice}${after}.`],
    };
  },
  sellerOffers: (place) => ({
    professional: [
      `Si está considerando vender en ${place}, con gusto lo conversamos.`,
      'Quedo a sus órdenes para ver qué significa esto para su propiedad.',
    ],
    warm: ['¿Te preguntas qué significa para tu casa? Pregúntame cuando quieras.', 'Si estás pensando en mudarte, platiquemos.'],
    bold: [`¿Piensas vender en ${place}? Llámame.`, '¿La tuya es la siguiente? Hablemos.'],
  }),
  justSold: (address) => `Recién vendida: ${address}`,
  listedBy: (who) => `Anuncio de ${who}`,
  aMonth: (price) => `${price} al mes`,
};
