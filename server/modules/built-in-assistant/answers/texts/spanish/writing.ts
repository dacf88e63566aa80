import { count } from '../../format.ts';
import type { WritingTexts } from '../english/writing.ts';
import { common } from './common.ts';

export const writing: WritingTexts = {
  failed:
    'No pude escribirlo en este momento. Puede que el anuncio se haya retirado o que quede fuera de lo que muestra tu acceso al MLS.',
  noListingAt: (address) => `No encontré un anuncio en ${address} sobre el cual escribir.`,
  lookingFor: (what) => `Buscando ${what}.`,
  writing: 'Escribiendo a partir del registro.',
  notSold: (name) =>
    `${name} no consta como vendida, así que no escribí una nota de venta. Puedo escribir una invitación a casa abierta, una publicación o una descripción.`,
  alreadyIn: (things) => `Ya está en el texto: ${common.and(things)}.`,
  length: (characters, limit) => `${count(characters)} de ${count(limit)} caracteres`,
  mlsWantsEnglish: 'Muchos MLS piden los comentarios públicos en inglés: dime “en inglés” y los escribo así.',
  tooLong: 'Pasa del límite: las líneas que deben estar ocupan ese espacio.',
  notShown: (missing) => `El registro no muestra: ${common.and(missing)}. No lo puse.`,
  onlyInRemarks: (sentences) =>
    `Eso lo dicen solo los comentarios, en inglés, así que no lo puse: ${sentences.map((sentence) => `“${sentence}”`).join(' ')}`,
  unfair: () => 'La ley de vivienda justa no permite una parte de eso en la publicidad, así que no la puse.',
  lookAgain: (phrase) =>
    `Revisa ${phrase === null ? 'una frase' : `“${phrase}”`}: la ley de vivienda justa no la permite o la desaconseja en la publicidad.`,
  whenOpen: '¿Cuándo es la casa abierta? Dime el día y la hora, y los pongo.',
  placeholders: {
    '[day and time]': 'el día y la hora de la casa abierta',
    '[name]': 'el nombre de tu cliente',
    '[your name]': 'tu nombre',
    '[día y hora]': 'el día y la hora de la casa abierta',
    '[nombre]': 'el nombre de tu cliente',
    '[tu nombre]': 'tu nombre',
  },
  fillIn: (names) => `Falta poner ${common.and(names)}.`,
};
