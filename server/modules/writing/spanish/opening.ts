import type { Frames } from '../frames.ts';
import { capital } from '../text.ts';
import type { Home, Hook } from '../words.ts';
import { el, ended, este, list, un } from './grammar.ts';

export function openings(home: Home, hook: Hook | null, street: string | null): Frames {
  const { place, noun } = home;
  const year = hook?.tells === 'year' ? null : home.listing.yearBuilt;
  const does = hook?.verb ?? null;
  const [this_, a, the] = [`${este(noun)} ${noun}`, `${un(noun)} ${noun}`, `${el(noun)} ${noun}`];
  const on = (write: (street: string, does: string) => string) => () => (street && does ? write(street, does) : null);
  const simply = (write: (does: string) => string) => () => (does ? write(does) : null);
  const plain = () => (does ? null : `${capital(a)} en ${place}${street ? `, sobre ${street}` : ''}.`);
  return {
    professional: [
      on((at, what) => `${capital(this_)} en ${at}, ${place}, ${what}.`),
      on((at, what) => `Sobre ${at}, en ${place}, ${this_} ${what}.`),
      on((at, what) => `En ${at}, ${place}, hay ${a} que ${what}.`),
      simply((what) => `En ${place}, ${this_} ${what}.`),
      () => (year && does ? `${ended('Construid', noun)} en ${year}, ${this_} en ${place} ${does}.` : null),
      plain,
    ],
    warm: [
      on((at, what) => `${capital(this_)} en ${at} te da la bienvenida: ${what}.`),
      on((at, what) => `Entra por ${at}, en ${place}, y ahí está: ${a} que ${what}.`),
      simply((what) => `Llega a ${place}, donde ${this_} ${what}.`),
      simply((what) => `Hay lugares que se sienten bien desde la puerta. ${capital(this_)} en ${place} ${what}.`),
      () => (year && does ? `Desde ${year}, ${this_} es parte de ${place}, y ${does}.` : null),
      plain,
    ],
    bold: [
      on((at, what) => `Mira dos veces ${at}: ${this_} ${what}.`),
      on((at, what) => `Tu próximo paso está en ${at}. ${capital(this_)} en ${place} ${what}.`),
      simply((what) => `${capital(place)}. ${capital(a)} que ${what}.`),
      simply((what) => `Conoce ${the} en ${place} que ${what}.`),
      simply((what) => `Esto es ${capital(place)}, y ${this_} ${what}.`),
      plain,
    ],
  };
}

/** A home stands on a street, and is at an address. */
export const atAddress = (opening: string, address: string) =>
  opening.replaceAll(`sobre ${address}`, `en ${address}`).replaceAll(`Sobre ${address}`, `En ${address}`);

export function roomFrames(parts: readonly string[], area: string | null): Frames {
  const rooms = list(parts);
  const both = (write: (size: string) => string) => () => (parts.length > 0 && area ? write(area) : null);
  const one = (write: (what: string) => string) => () => (rooms && !area ? write(rooms) : !rooms && area ? write(area) : null);
  const all = (size: string) => list([...parts, size]);
  return {
    professional: [
      both((size) => `Ofrece ${rooms} en ${size}.`),
      both((size) => `La planta reúne ${rooms} en ${size}.`),
      both((size) => `Adentro hay ${rooms}, con ${size} de superficie habitable.`),
      both((size) => `El espacio habitable suma ${size}, con ${rooms}.`),
      both((size) => `Con ${rooms}, mide ${size}.`),
      one((what) => `Ofrece ${what}.`),
      one((what) => `La planta incluye ${what}.`),
    ],
    warm: [
      both((size) => `Adentro, ${rooms} se reparten en ${size}.`),
      both((size) => `Aquí encuentras ${rooms}, ${size} en total.`),
      both((size) => `${capital(rooms)} comparten ${size}, así que hay lugar para todo lo que haces en casa.`),
      both((size) => `Hay ${rooms} por conocer, y ${size} alrededor.`),
      one((what) => `Adentro encuentras ${what}.`),
    ],
    bold: [
      both((size) => `Los números: ${[...parts, size].join(', ')}.`),
      both((size) => [...parts, size].map((part) => `${capital(part)}.`).join(' ')),
      both((size) => `Cuenta con ${all(size)}.`),
      both((size) => `Lo que recibes: ${all(size)}.`),
      one((what) => `Los números: ${what}.`),
    ],
  };
}

/** "Casa tipo bungaló en Rockridge: 3 recámaras, 2 baños, 1,640 pies cuadrados, construcción de 1924." */
export function compact(
  { noun, place, roomsShort, area }: Home,
  { showsFacts, year }: { showsFacts: boolean; year: number | null },
) {
  const facts = [showsFacts ? roomsShort : null, showsFacts ? area : null, year === null ? null : `construcción de ${year}`];
  const told = facts.filter((part) => part !== null).join(', ');
  return `${capital(noun)} en ${place}${told === '' ? '' : `: ${told}`}.`;
}
