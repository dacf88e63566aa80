import { always, type Frames } from '../frames.ts';
import { capital } from '../text.ts';
import type { HomeCondition } from '../words.ts';
import { list } from './grammar.ts';

export function kitchenFrames(things: readonly string[]): Frames {
  const all = list(things);
  return always({
    professional: [`La cocina incluye ${all}.`, `La cocina cuenta con ${all}.`, `En la cocina hay ${all}.`],
    warm: [
      `Las mañanas empiezan en una cocina con ${all}.`,
      `La cocina, con ${all}, está hecha para usarse.`,
      `Cocinar y conversar se dan bien con ${all}.`,
    ],
    bold: [
      `Una cocina que cumple: ${all}.`,
      `Toma nota si cocinas: ${all}.`,
      `La cocina trae ${all}.`,
      `¿La cocina? ${capital(all)}.`,
    ],
  });
}

/** What is a thing of its own beside floors, ceilings and light. */
const roomsOf = /chimenea|comedor|bar con|oficina/;

export function livingFrames(things: readonly string[]): Frames {
  const finishes = things.filter((thing) => !roomsOf.test(thing));
  const places = things.filter((thing) => roomsOf.test(thing));
  const [finish, place] = [list(finishes), list(places)];
  const all = list(things);
  const both = (text: string) => () => (finish && place ? text : null);
  const onlyFinish = (text: string) => () => (place ? null : text);
  const onlyPlace = (text: string) => () => (finish ? null : text);
  return {
    professional: [
      both(`Los espacios principales combinan ${finish} con ${place}.`),
      both(`Los detalles interiores incluyen ${finish}, además de ${place}.`),
      both(`Adentro hay ${finish}, junto con ${place}.`),
      onlyFinish(`Los espacios principales tienen ${finish}.`),
      onlyFinish(`El interior se distingue por ${finish}.`),
      onlyFinish(`Adentro hay ${finish}.`),
      onlyPlace(`La planta incluye ${place}.`),
      onlyPlace(`Hay ${place}.`),
    ],
    warm: [
      both(`Al entrar vas a notar ${finish}, y después ${place}.`),
      both(`Con ${all}, es fácil encariñarse con los espacios principales.`),
      onlyFinish(`Apenas entras, notas ${finish}.`),
      onlyFinish(`Con ${finish}, el interior se siente cálido.`),
      onlyPlace(`Hay ${place} para las noches largas.`),
      onlyPlace(`Con ${place}, dan ganas de quedarse.`),
    ],
    bold: [
      both(`Adentro: ${finish}, más ${place}.`),
      both(`Carácter donde cuenta: ${all}.`),
      both(`Entra y mira: ${all}.`),
      onlyFinish(`Adentro: ${finish}.`),
      onlyFinish(`${capital(finish)}. No hace falta decir más.`),
      onlyFinish(`Carácter donde cuenta: ${finish}.`),
      onlyPlace(`¿${capital(place)}? Sí.`),
      onlyPlace(`También hay ${place}.`),
    ],
  };
}

export function comfortFrames(things: readonly string[]): Frames {
  const all = list(things);
  return always({
    professional: [`Entre otras comodidades hay ${all}.`, `También cuenta con ${all}.`, `El día a día se resuelve con ${all}.`],
    warm: [
      `El día a día es más fácil con ${all}.`,
      `Los pequeños detalles están resueltos, con ${all}.`,
      `Vas a agradecer ${all}.`,
      `La comodidad viene con ${all}.`,
    ],
    bold: [`Además: ${all}.`, `Los extras: ${all}.`, `Suma ${all} a la lista.`, `También es tuyo: ${all}.`],
  });
}

const conditions: Record<HomeCondition, Frames> = {
  new: always({
    professional: ['La construcción es reciente.', 'Es de construcción reciente.'],
    warm: [
      'Es construcción reciente, con sus primeros años por delante.',
      'La construcción es reciente, así que empiezas de cero.',
    ],
    bold: ['Construcción reciente.', 'Reciente. Se nota al entrar.'],
  }),
  renovated: always({
    professional: ['El interior ha sido renovado.', 'Se ha renovado.'],
    warm: ['Ya se renovó, así que ese trabajo queda atrás.', 'Una renovación ya hizo la parte difícil.'],
    bold: ['Renovación hecha.', '¿La renovación? Hecha.'],
  }),
  updated: always({
    professional: ['Se ha actualizado con el tiempo.', 'Ha tenido actualizaciones con el tiempo.'],
    warm: ['Se ha actualizado con los años, y se nota.', 'Las mejoras de estos años se notan.'],
    bold: ['Con actualizaciones en el camino.', 'Actualizaciones hechas.'],
  }),
  original: always({
    professional: ['Está en gran parte en su estado original.', 'Se ha conservado el estado original.'],
    warm: ['Mucho es original, y queda abierto a su siguiente capítulo.', 'Conserva su carácter original.'],
    bold: ['Estado original. El resto lo pones tú.', 'Original, y con lugar para ideas.'],
  }),
  fixer: always({
    professional: ['La propiedad necesita trabajo.', 'Necesita actualizarse.'],
    warm: ['Pide algo de trabajo y deja lugar a tus ideas.', 'Necesita trabajo, y un plan tuyo.'],
    bold: ['Necesita trabajo. Ahí está la oportunidad.', 'Trae contratista y plan.'],
  }),
};

export const conditionFrames = (condition: HomeCondition): Frames => conditions[condition];
