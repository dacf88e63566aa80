import type { Frames } from '../frames.ts';
import { capital } from '../text.ts';
import type { ParkingOf } from '../words.ts';
import { inWords, list, verb } from './grammar.ts';

export function outsideFrames(things: readonly string[]): Frames {
  const all = list(things);
  return {
    professional: [
      () => `Outside ${verb(things, 'is', 'are')} ${all}.`,
      () => `Outdoor space comes with ${all}.`,
      () => `${capital(all)} ${verb(things, 'extends', 'extend')} the living space outdoors.`,
      () => `The home opens to ${all}.`,
    ],
    warm: [
      () => `Step out to ${all}.`,
      () => `Take your coffee outside: there ${verb(things, 'is', 'are')} ${all}.`,
      () => `${capital(all)} ${verb(things, 'invites', 'invite')} slow weekends.`,
      () => `When the day is good, there ${verb(things, 'is', 'are')} ${all} to enjoy.`,
    ],
    bold: [() => `Take it outside: ${all}.`, () => `Outdoors counts here, with ${all}.`, () => `And outside? ${capital(all)}.`],
  };
}

export function viewFrames(view: string): Frames {
  return {
    professional: [() => `The outlook takes in ${view}.`, () => `Views reach to ${view}.`, () => `The windows face ${view}.`],
    warm: [
      () => `Look up and there is ${view}.`,
      () => `The windows hold a view of ${view}.`,
      () => `You will pause for the view of ${view}.`,
    ],
    bold: [() => `The view: ${view}.`, () => `And then the view of ${view}.`],
  };
}

export function parkingFrames(spaces: number, { isUnit, isDetached }: ParkingOf): Frames {
  const garage = isUnit
    ? spaces === 1
      ? 'one garage space'
      : `${inWords(spaces)} garage spaces`
    : `a ${isDetached ? 'detached ' : ''}${inWords(spaces)}-car garage`;
  const comes = isUnit && spaces > 1 ? 'come' : 'comes';
  return {
    professional: [
      () => `${capital(garage)} ${comes} with the home.`,
      () => `Parking is in ${garage}.`,
      () => `The property includes ${garage}.`,
    ],
    warm: [
      () => `Coming home is easy, with ${garage}.`,
      () => `The car is looked after, too, with ${garage}.`,
      () => `There ${isUnit && spaces > 1 ? 'are' : 'is'} ${garage}, so parking is one thing less to think about.`,
    ],
    bold: [
      () => `Parking? ${capital(garage)}.`,
      () => `Park it: ${garage}.`,
      () => `Bring the ${spaces > 1 ? 'cars' : 'car'}: ${garage}.`,
      () => `${capital(garage)}, included.`,
    ],
  };
}

export function buildingFrames(things: readonly string[]): Frames {
  const all = list(things);
  return {
    professional: [
      () => `The building offers ${all}.`,
      () => `The building has ${all}.`,
      () => `Shared amenities include ${all}.`,
    ],
    warm: [() => `The building adds ${all}.`, () => `The building shares ${all} among its homes.`],
    bold: [() => `The building delivers ${all}.`, () => `And the building? ${capital(all)}.`],
  };
}

export function lotFrames(lot: string, isCorner: boolean): Frames {
  const kind = isCorner ? 'corner lot' : 'lot';
  return {
    professional: [() => `The ${kind} measures ${lot}.`, () => `It stands on a ${kind} of ${lot}.`],
    warm: [() => `Around it lies a ${kind} of ${lot}.`, () => `The ${kind} gives you ${lot} of ground.`],
    bold: [() => `The ${kind}: ${lot}.`, () => `All on a ${kind} of ${lot}.`],
  };
}
