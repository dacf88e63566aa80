/** Notes to other agents, lists of homes, and the lines of flyers, messages and videos. */
import type { NoteWords } from '../words.ts';
import { inWords } from './grammar.ts';

type LetterWords = Pick<NoteWords, 'bullets' | 'textCloses' | 'shots' | 'agentNote' | 'offerNote' | 'several'>;

export const letters: LetterWords = {
  bullets: {
    view: (view) => `View of ${view}`,
    garage: (spaces) => (spaces === 1 ? 'Garage for one car' : `Garage for ${inWords(spaces)} cars`),
    lot: (lot) => `Lot of ${lot}`,
    year: (year) => `Built in ${year}`,
    hoa: (fee) => `HOA dues of ${fee} a month`,
    condition: {
      ...{ new: 'Recent construction', renovated: 'Renovated', updated: 'Updated' },
      ...{ original: 'In original condition', fixer: 'In need of work' },
    },
  },
  textCloses: {
    professional: ['Would you like to see it?', 'Shall I arrange a showing?'],
    warm: ['Want to go and look together?', 'Shall we go and see it?'],
    bold: ['Want in? Text me back.', 'Say when, and we go.'],
  },
  shots: ['The front', 'Inside', 'Outside and around', 'The end'],
  agentNote({ address, mlsId, showing, asking }) {
    const home = mlsId === null ? address : `${address} (MLS ${mlsId})`;
    if (asking !== null)
      return {
        subject: `Question about ${address}`,
        paragraphs: [
          `I am writing about your listing at ${home}. ${/^(?:if|whether|when|what|who|how|why|where|which)\b/.test(asking) ? `Could you tell me ${asking}?` : `I would like to ask about ${asking}.`}`,
          'Thank you for your help.',
        ],
      };
    return {
      subject: `Showing request: ${address}`,
      paragraphs: [
        `I would like to show your listing at ${home} to my client. Day and time: ${showing}.`,
        'Does that work? If so, please send me the showing instructions. If not, which times are open?',
        'Thank you for your help.',
      ],
    };
  },
  offerNote: ({ address, price, terms }) => ({
    subject: `Offer for ${address}`,
    paragraphs: [
      `On behalf of my clients I am submitting an offer for ${address}${price === null ? '' : `, listed at ${price}`}. Its terms in short:`,
      `Price: ${terms.offerPrice}\nDeposit: ${terms.deposit}\nFinancing: ${terms.financing}\nContingencies: ${terms.contingencies}\nClosing: ${terms.closing}`,
      'The signed offer and its attachments are enclosed. Please confirm that you have received it, and tell me when the sellers will respond.',
      'I am available for questions at any time.',
    ],
  }),
  several({ count, where }) {
    const homes = `${inWords(count)} homes${where === null ? '' : ` in ${where}`}`;
    const capital = homes.charAt(0).toUpperCase() + homes.slice(1);
    return {
      subject: capital,
      openings: {
        professional: [`Here are ${homes} that may be of interest:`, `Please find below ${homes} for your review:`],
        warm: [`I picked out ${homes} for you to look at:`, `I thought of you when I saw these ${homes}:`],
        bold: [`${capital}. Take a look:`, `${capital} to see now:`],
      },
    };
  },
};
