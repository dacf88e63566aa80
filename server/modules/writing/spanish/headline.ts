import type { Frames } from '../frames.ts';
import { capital, number } from '../text.ts';
import type { CopyWords, Home } from '../words.ts';
import { un } from './grammar.ts';

export const asTitle = capital;

export function headlines(
  { place, noun, listing, isLand }: Home,
  { hook, street, showsRooms }: Parameters<CopyWords['headlines']>[1],
): Frames {
  const area = listing.internalSize;
  const lead = hook?.noun ?? null;
  const led = lead && `${noun} ${lead}`;
  const beds = listing.bedroomCount;
  const rooms = !showsRooms || !beds || isLand ? null : `de ${beds} ${beds === 1 ? 'recámara' : 'recámaras'}`;
  const plainNoun = rooms ? `${noun} ${rooms}` : noun;
  return {
    professional: [
      () => (led ? `${led} en ${place}` : null),
      () => `${plainNoun} en ${place}`,
      () => (street ? `${plainNoun} en ${street}` : null),
      () => (listing.yearBuilt && listing.yearBuilt < 1940 ? `${noun} de ${listing.yearBuilt} en ${place}` : null),
    ],
    warm: [
      () => (led ? `${un(noun)} ${led} en ${place}` : null),
      () => `Llega a casa en ${place}`,
      () => (street ? `En casa, en ${street}` : null),
      () => `Tu lugar en ${place}`,
    ],
    bold: [
      () => (lead?.startsWith('con ') ? `${place}, ${lead}` : null),
      () => (area && !isLand ? `${number(area)} pies cuadrados en ${place}` : null),
      () => (street ? `${street}: ven a ver` : null),
      () => `${place} te llama`,
    ],
  };
}
