import type { NoteWords } from '../words.ts';

export const occasions: NoteWords['occasions'] = ({ address, price, before }) => {
  const at = price === null ? '' : ` en ${price}`;
  const was = before === null ? '' : `, antes ${before}`;
  return {
    'just-listed': {
      ...{ words: 'Recién publicada', tag: '#ReciénPublicada' },
      news: {
        professional: [`${address} acaba de salir al mercado${at}.`, `Recién publicada: ${address}${at && `,${at}`}.`],
        warm: [`Recién llegada al mercado: ${address}${at && `,${at}`}.`, `Te presento ${address}, recién publicada${at}.`],
        bold: [`Nueva en el mercado: ${address}${at && `,${at}`}.`, `Recién publicada. ${address}${at && `,${at}`}.`],
      },
    },
    'price-cut': {
      ...{ words: 'Precio rebajado', tag: '#PrecioRebajado' },
      news: {
        professional: [
          `El precio de ${address} es ahora ${price}${was}.`,
          `Precio rebajado: ${address} se ofrece en ${price}${was}.`,
        ],
        warm: [`Hay un nuevo precio en ${address}: ${price}${was}.`, `${address} está ahora en ${price}${was}.`],
        bold: [`Nuevo precio en ${address}: ${price}${was}.`, `Bajó de precio. ${address}, ahora ${price}${was}.`],
      },
    },
    'coming-soon': {
      ...{ words: 'Próximamente', tag: '#Próximamente' },
      news: {
        professional: [`Próximamente: ${address}.`, `${address} saldrá pronto al mercado.`],
        warm: [`Un primer vistazo a lo que viene: ${address}.`, `Muy pronto, para que la tengas en cuenta: ${address}.`],
        bold: [`Próximamente: ${address}. Prepárate.`, `La que sigue: ${address}. Muy pronto.`],
      },
    },
    'under-contract': {
      ...{ words: 'Bajo contrato', tag: '#BajoContrato' },
      news: {
        professional: [`${address} está bajo contrato.`, `Bajo contrato: ${address}.`],
        warm: [`Buenas noticias: ${address} está bajo contrato.`, `${address} ya encontró comprador y está bajo contrato.`],
        bold: [`Bajo contrato: ${address}. Rumbo al cierre.`, `¿${address}? Bajo contrato.`],
      },
    },
    'back-on-market': {
      ...{ words: 'De nuevo en el mercado', tag: '#DeNuevoEnElMercado' },
      news: {
        professional: [`${address} está de nuevo en el mercado${at}.`, `De nuevo en el mercado: ${address}${at && `,${at}`}.`],
        warm: [
          `Una segunda oportunidad: ${address} está de nuevo en el mercado${at}.`,
          `${address} está disponible otra vez${at}.`,
        ],
        bold: [`Volvió: ${address}${at && `,${at}`}.`, `¿Se te fue? ${address} está de nuevo en el mercado${at}.`],
      },
    },
  };
};
