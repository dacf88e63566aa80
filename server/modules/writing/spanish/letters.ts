import type { NoteWords } from '../words.ts';

type LetterWords = Pick<NoteWords, 'bullets' | 'textCloses' | 'shots' | 'agentNote' | 'offerNote' | 'several'>;

const numbers = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

export const letters: LetterWords = {
  bullets: {
    view: (view) => `Vista: ${view}`,
    garage: (spaces) => (spaces === 1 ? 'Garaje para un auto' : `Garaje para ${numbers[spaces] ?? spaces} autos`),
    lot: (lot) => `Lote de ${lot}`,
    year: (year) => `Año de construcción: ${year}`,
    hoa: (fee) => `Cuota de HOA de ${fee} al mes`,
    condition: {
      ...{ new: 'Construcción reciente', renovated: 'Con renovación hecha', updated: 'Con mejoras hechas' },
      ...{ original: 'En estado original', fixer: 'Necesita trabajo' },
    },
  },
  textCloses: {
    professional: ['¿Le gustaría verla?', '¿Coordino una visita?'],
    warm: ['¿Vamos a verla?', '¿Te gustaría que la veamos?'],
    bold: ['¿La vemos? Respóndeme.', 'Dime cuándo, y vamos.'],
  },
  shots: ['El frente', 'Adentro', 'Afuera y alrededor', 'El final'],
  agentNote({ address, mlsId, showing, asking }) {
    const home = mlsId === null ? address : `${address} (MLS ${mlsId})`;
    if (asking !== null)
      return {
        subject: `Pregunta sobre ${address}`,
        paragraphs: [`Le escribo por su propiedad en ${home}. Quisiera preguntarle: ${asking}.`, 'Gracias por su ayuda.'],
      };
    return {
      subject: `Solicitud de visita: ${address}`,
      paragraphs: [
        `Quisiera mostrar su propiedad en ${home} a mi cliente. Día y hora: ${showing}.`,
        '¿Es posible? De ser así, le agradeceré las instrucciones para la visita. Si no, ¿qué horarios hay?',
        'Gracias por su ayuda.',
      ],
    };
  },
  offerNote: ({ address, price, terms }) => ({
    subject: `Oferta por ${address}`,
    paragraphs: [
      `En nombre de mis clientes presento una oferta por ${address}${price === null ? '' : `, anunciada en ${price}`}. Sus términos en breve:`,
      `Precio: ${terms.offerPrice}\nDepósito: ${terms.deposit}\nFinanciamiento: ${terms.financing}\nContingencias: ${terms.contingencies}\nCierre: ${terms.closing}`,
      'La oferta firmada y sus anexos van adjuntos. Le agradeceré que confirme su recepción y me diga cuándo responderán los vendedores.',
      'Quedo a sus órdenes para cualquier pregunta.',
    ],
  }),
  several({ count, where }) {
    const homes = `${numbers[count] ?? count} propiedades${where === null ? '' : ` en ${where}`}`;
    const capital = homes.charAt(0).toUpperCase() + homes.slice(1);
    return {
      subject: capital,
      openings: {
        professional: [`Le comparto ${homes} que pueden interesarle:`, `Aquí tiene ${homes} para su consideración:`],
        warm: [`Elegí ${homes} para que las veas:`, `Pensé en ti cuando vi estas ${homes}:`],
        bold: [`${capital}. Míralas:`, `${capital} para ver ya:`],
      },
    };
  },
};
