/** What is said of a CMA in Spanish, in the English words that its readers know: turns of speech that mean something else of a search or of copy. */
import { fold } from '../question-parser/sentence.ts';
import { englishForSpanish } from '../question-parser/spanish.ts';

const TAKES_OUT = '(?:quita|saca|elimina|borra|descarta)(?:r|me)?';
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bdeshaz(?:lo| eso| esto| lo ultimo)?(?=\s*[.!]*$)/g, 'undo'],
  [
    /\b(?:regresa|devuelve|vuelve a poner|restaura)(?:l[ao])?\b.*$|\bp[oó]nl[ao] (?:de vuelta|otra vez|de nuevo)\b.*$/g,
    'put it back',
  ],
  [new RegExp(`\\b${TAKES_OUT} (?:las|los) fotos\\b`, 'g'), 'hide the photos'],
  [new RegExp(`\\b(?:${TAKES_OUT}|sin) (?:la|el) (?:de|en) (?=(?:la )?(?:calle )?[a-z\\d])`, 'g'), 'remove the one on '],
  [new RegExp(`\\b${TAKES_OUT} `, 'g'), 'remove '],
  [/\b(?:agrega|anade|suma|incluye|pon|mete)(?:r|le|me)? (?=(?:un[ao]?|otr[ao]s?|dos|tres|cuatro|cinco|\d)\b)/g, 'add '],
  [/\bmuestra(?:r|me)? /g, 'show '],
  [/\b(?:sube|subir|aumenta)(?:le|me)? (?:el |al )?rango (?:en |unos |otros )?/g, 'raise the range by '],
  [/\b(?:baja|bajar|reduce)(?:le|me)? (?:el |al )?rango (?:en |unos |otros )?/g, 'lower the range by '],
  [/\b(?:pon|deja|cambia)(?:le|me)? (?:el |al )?rango (?:de|en|entre) (.+?) (?:a|y) /g, 'set the range from $1 to '],
  [/\bordena(?:r|me|las|los)?(?: las| los)?(?: comparables)? por (?:el |la |su )?/g, 'sort the comps by '],
  [/(?<=\bsort the comps by )(?:distancia|cercania)/g, 'distance'],
  [/(?<=\bsort the comps by )fecha\b.*$/g, 'date'],
  [/(?<=\bsort the comps by )(?:tamano|superficie)/g, 'size'],
  [/\bpon(?:me)? ((?:la|el) \w+) (?:primero|primera|al principio|arriba)\b/g, 'put $1 first'],
  [/\b(?:amplia|extiende|abre)(?:la|lo)?(?: la busqueda| el radio)? (?:a|hasta) (?:una |1 )milla\b/g, 'widen to a mile'],
  [
    /\b(?:amplia|extiende|abre)(?:la|lo)?(?: la busqueda| el radio)? (?:a|hasta) (?:(\d+(?:\.\d+)?)) millas\b/g,
    'widen to $1 miles',
  ],
  [/\b(?:a )?media milla\b/g, 'to half a mile'],
  [/\bla mas (?:vieja|antigua)\b/g, 'the oldest comp'],
  [/\bla mas (?:lejana|alejada)\b/g, 'the farthest comp'],
  [/\bla mas cercana\b/g, 'the closest comp'],
  [/\ba que distancia (?:esta|queda)\b/g, 'how far is'],
  [/\bunifamiliares\b/g, 'single family'],
];

export const cmaInEnglish = (question: string): string =>
  englishForSpanish(turns.reduce((text, [words, english]) => text.replace(words, english), fold(question)));
