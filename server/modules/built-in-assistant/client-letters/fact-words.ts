/** Short facts of a letter in the other language, word by word where every word is known: "8 showings", "no offers". */
import type { Language } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';

/** Longer ones first. */
const phrases: readonly (readonly [english: string, spanish: string])[] = [
  ['second showings', 'segundas visitas'],
  ['second showing', 'segunda visita'],
  ['no second showings', 'ninguna segunda visita'],
  ['online views', 'vistas en línea'],
  ['zillow views', 'vistas en Zillow'],
  ['redfin views', 'vistas en Redfin'],
  ['new comps came on', 'comparables nuevas salieron al mercado'],
  ['new comps came on the market', 'comparables nuevas salieron al mercado'],
  ['new comps', 'comparables nuevas'],
  ['no offers yet', 'ninguna oferta todavía'],
  ['no offers', 'ninguna oferta'],
  ['no offer', 'ninguna oferta'],
  ['open house', 'casa abierta'],
  ['price cuts', 'rebajas de precio'],
  ['too high', 'demasiado alto'],
  ['too small', 'demasiado pequeña'],
  ['saved searches', 'búsquedas guardadas'],
  ['this week', 'esta semana'],
  ['this weekend', 'este fin de semana'],
  ['days on market', 'días en el mercado'],
  ['close in', 'cierre en'],
];
const words: readonly (readonly [english: string, spanish: string])[] = [
  ['showings', 'visitas'],
  ['showing', 'visita'],
  ['visitors', 'visitantes'],
  ['visits', 'visitas'],
  ['views', 'vistas'],
  ['saves', 'guardados'],
  ['offers', 'ofertas'],
  ['offer', 'oferta'],
  ['calls', 'llamadas'],
  ['inquiries', 'consultas'],
  ['feedback', 'comentarios'],
  ['comments', 'comentarios'],
  ['kitchen', 'cocina'],
  ['price', 'precio'],
  ['yard', 'jardín'],
  ['location', 'ubicación'],
  ['layout', 'distribución'],
  ['bathrooms', 'baños'],
  ['bedrooms', 'recámaras'],
  ['dated', 'anticuada'],
  ['small', 'pequeña'],
  ['high', 'alto'],
  ['low', 'bajo'],
  ['great', 'muy bien'],
  ['good', 'bien'],
  ['dark', 'oscura'],
  ['noisy', 'ruidosa'],
  ['and', 'y'],
  ['days', 'días'],
  ['weeks', 'semanas'],
  ['new', 'nuevas'],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Null where a word of it is not known. */
export function factIn(fact: string, language: Language): string | null {
  const side = language === 'spanish' ? 0 : 1;
  const known = new Map([...words, ...phrases].map((pair) => [fold(pair[side]), pair[1 - side] ?? '']));
  const longest = [...known.keys()].toSorted((one, other) => other.length - one.length);
  let rest = fold(fact).trim();
  let out = '';
  while (rest !== '') {
    const plain = /^(?:\d[\d,.]*[k%]?|[:;,])(?=\s|$|[:;,])/.exec(rest)?.[0];
    const next = plain ?? longest.find((one) => rest.startsWith(one) && !/^[\p{L}]/u.test(rest.slice(one.length)));
    if (next === undefined) return null;
    out += `${/^[:;,]$/.test(next) || out === '' ? '' : ' '}${plain ?? known.get(next) ?? ''}`;
    rest = rest.slice(next.length).trimStart();
  }
  return capital(out);
}
