import { list } from '../../format.ts';
import type { PastedTexts } from '../english/pasted.ts';

export const pasted: PastedTexts = {
  given:
    'Parece el texto de un anuncio. Pregunta “¿qué cambiarías?”, o dime la dirección de la casa: así puedo calcular su valor o escribir un texto con su registro.',
  price:
    'Un precio es bueno o malo junto a ventas parecidas, y el texto solo no dice de qué casa se trata. Dime su dirección o su número de MLS, y pregunta cuánto vale.',
  change: 'Lo que revisaría:',
  nothing: 'No veo palabras que las reglas de vivienda justa nombren, ni nada que cambiar en su estilo.',
  ofTheDay: (phrases) =>
    `Quita ${list(phrases, 'y')}: cambia o tiene su propio campo, y muchos MLS no lo quieren en la descripción.`,
  empty: (phrases) => `${list(phrases, 'y')} podría estar en cualquier anuncio: di mejor lo que tiene esta casa.`,
  exclamations: 'Puntos en lugar de signos de exclamación.',
  beside:
    'Si lo que dice es cierto solo lo sabe el registro: dime la dirección de la casa, y escribo una descripción solo con lo que consta.',
};
