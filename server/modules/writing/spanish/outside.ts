import { always, type Frames } from '../frames.ts';
import { capital } from '../text.ts';
import type { ParkingOf } from '../words.ts';
import { inWords, list, to } from './grammar.ts';

export function outsideFrames(things: readonly string[]): Frames {
  const all = list(things);
  return always({
    professional: [`Afuera hay ${all}.`, `El espacio exterior ofrece ${all}.`, `La vida se extiende al exterior con ${all}.`],
    warm: [
      `Sal a disfrutar de ${all}.`,
      `Lleva tu café afuera: hay ${all}.`,
      `Con ${all}, los fines de semana van más despacio.`,
      `Cuando el día es bueno, hay ${all} para disfrutarlo.`,
    ],
    bold: [`Sal: ${all}.`, `El exterior cuenta, con ${all}.`, `¿Y afuera? ${capital(all)}.`],
  });
}

export const viewFrames = (view: string): Frames =>
  always({
    professional: [`La mirada alcanza ${view}.`, `Tiene vista ${to(view)}.`, `Las ventanas dan ${to(view)}.`],
    warm: [`Levanta la mirada: ${view}.`, `Las ventanas enmarcan ${view}.`, `Te vas a detener ante la vista ${to(view)}.`],
    bold: [`La vista: ${view}.`, `Y luego, la vista ${to(view)}.`],
  });

export function parkingFrames(spaces: number, { isUnit, isDetached }: ParkingOf): Frames {
  const garage = isUnit
    ? `${inWords(spaces)} ${spaces === 1 ? 'lugar' : 'lugares'} de garaje`
    : `un garaje ${isDetached ? 'independiente ' : ''}para ${inWords(spaces)} ${spaces === 1 ? 'auto' : 'autos'}`;
  return always({
    professional: [`Incluye ${garage}.`, `El estacionamiento se resuelve con ${garage}.`, `La propiedad cuenta con ${garage}.`],
    warm: [
      `Llegar a casa es fácil, con ${garage}.`,
      `El auto también tiene su lugar, con ${garage}.`,
      `Hay ${garage}: estacionarse es una cosa menos en qué pensar.`,
    ],
    bold: [`¿Estacionamiento? ${capital(garage)}.`, `Para estacionarte: ${garage}.`, `Incluye ${garage}.`],
  });
}

export function buildingFrames(things: readonly string[]): Frames {
  const all = list(things);
  return always({
    professional: [`El edificio cuenta con ${all}.`, `Entre las comodidades del edificio hay ${all}.`],
    warm: [`A esto se suma, en el edificio, ${all}.`, `Todas las unidades del edificio comparten ${all}.`],
    bold: [`Comodidades del edificio: ${all}.`, `Suma lo del edificio: ${all}.`],
  });
}

export function lotFrames(lot: string, isCorner: boolean): Frames {
  const kind = isCorner ? 'lote de esquina' : 'lote';
  return always({
    professional: [`El ${kind} mide ${lot}.`, `Está en un ${kind} de ${lot}.`],
    warm: [`Alrededor hay un ${kind} de ${lot}.`, `El ${kind} te da ${lot} de terreno.`],
    bold: [`El ${kind}: ${lot}.`, `Todo en un ${kind} de ${lot}.`],
  });
}
