import { always, type Frames } from '../frames.ts';
import { capital, money } from '../text.ts';
import type { CopyWords, Home } from '../words.ts';
import { el, list, to } from './grammar.ts';

export function termsOf({ listing }: Home, leaveOut: ReadonlySet<string>): string[] {
  const type = listing.propertyType.id;
  const fee = listing.hoaMonthlyFee;
  return [
    type === 'tic' ? 'Se ofrece como tenencia en común (TIC).' : '',
    type === 'coop' ? 'Se ofrece como acciones de una cooperativa.' : '',
    fee && !leaveOut.has('hoa') ? `La cuota de HOA es de ${money(fee)} al mes.` : '',
  ].filter(Boolean);
}

export function priceOf({ listing }: Home, price: number): string {
  if (listing.listingStatus.id === 'sold') return `Se vendió en ${money(price)}.`;
  return listing.isLease ? `La renta es de ${money(price)} al mes.` : `Se ofrece en ${money(price)}.`;
}

export function eraFrames(year: number, { isUnit, isBuilding, noun }: Home): Frames {
  const [first = noun] = noun.split(' ');
  const what = isUnit || isBuilding ? 'el edificio' : `${el(noun)} ${first}`;
  return always({
    professional: [`${capital(what)} data de ${year}.`, `Año de construcción: ${year}.`],
    warm: [`${capital(what)} data de ${year}.`, `${capital(what)} está aquí desde ${year}.`],
    bold: [`Construcción de ${year}.`, `Año de construcción: ${year}.`],
  });
}

export const closings = (): Frames =>
  always({
    professional: [],
    warm: [
      'Ven a ver cómo se siente.',
      'Se conoce mejor en persona.',
      'Ven a recorrer cada cuarto con calma.',
      'La puerta se abre cuando quieras.',
    ],
    bold: ['Compruébalo en persona.', 'Ve y mira.', 'Te toca.', 'Ven a verlo.'],
  });

export const callsToAction = (): Frames =>
  always({
    professional: [
      'Comuníquese con el agente del anuncio para coordinar una visita.',
      'Llame para programar una visita privada.',
    ],
    warm: ['Llama o escribe, y buscamos un momento para la visita.', 'Escríbenos y ven a conocer el lugar.'],
    bold: ['Llama hoy y agenda tu visita.', 'Toma el teléfono y reserva tu visita.'],
  });

export const plain: CopyWords['plain'] = {
  opening: ({ noun, place }, { size, street }) =>
    `${capital(noun)}${size ? ` de ${size}` : ''}${street ? ` sobre ${street}` : ''} en ${place}.`,
  asProperty: (text) => text,
  roomsInAll: (rooms) => `${capital(list(rooms))} en total.`,
  land({ isLevel, isWooded, isCorner, view }) {
    const parts = [
      isLevel ? 'es plano' : null,
      isWooded ? 'es arbolado' : null,
      isCorner ? 'está en esquina' : null,
      view === null ? null : `tiene vista ${to(view)}`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : `El terreno ${list(parts)}.`;
  },
};
