/** What is asked of saved searches in Spanish: "¿hay algo nuevo para Dana?", "¿qué búsquedas tengo guardadas?", "borra la de Ortega". */
import { fold } from '../question-parser/sentence.ts';
import type { SavedSearchRequest } from './saved-search-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const NAME =
  "(?:(?:los|las|la|el)\\s+)?(?!(?:mi|mis|la|el|los|las|hoy|venta|renta|este|esta|ellos|ellas|casas?|condominios?|clientes?|compradores?)\\b)([a-z][a-z'-]+(?:\\s+(?:y\\s+)?[a-z][a-z'-]+){0,2})";
const asksNews = inLines()`
  ^\W*(?:y\s+)?(?:
    (?:hay|que\s+hay|tienes|salio)\s+(?:algo\s+|algun[ao]?\s+)?(?:de\s+)?(?:nuev[oa]s?|novedad(?:es)?|noticias?)
    |novedades
  )\s+(?:para|de|con)\s+${NAME}\W*$
`;
const showsAll =
  /\b(?:que|cuales|cuantas|muestra\w*|ensena\w*|ver|lista\w*)\b.{0,20}\bbusquedas\b.{0,20}\bguardad[oa]s\b|\bbusquedas\s+(?:que\s+)?(?:tengo|he)\s+guardad\w+/;
const asksWhen = inLines()`
  ^\W*(?:y\s+)?(?:cuando|cada\s+cuanto|a\s+que\s+hora|que\s+dia)\s+(?:me\s+)
  (?:mandas|envias|escribes|avisas|llegan?)\b
  (?:\s+(?:es[oa]s?|est[oa]s?|los|las|l[oa]s?\s+\w+|correos?|avisos?|alertas?|novedades))*\W*$
`;
const stops = new RegExp(
  `^\\W*(borra|elimina|quita|cancela|pausa|deten)\\w*\\s+la\\s+(busqueda\\s+)?(?:guardada\\s+)?de\\s+${NAME}\\W*$`,
);

/** Null for what is about something else. */
export function readSpanishRequest(question: string): SavedSearchRequest | null {
  const folded = fold(question);
  const news = asksNews.exec(folded)?.[1];
  if (news !== undefined) return { kind: 'news', which: news };
  if (showsAll.test(folded)) return { kind: 'news', which: null };
  if (asksWhen.test(folded)) return { kind: 'mails', what: 'when' };
  const [, verb, search, which] = stops.exec(folded) ?? [];
  if (verb === undefined || which === undefined) return null;
  const maybe = search === undefined ? { isMaybe: true as const } : {};
  return { kind: 'change', which, ...maybe, ...(/^(?:pausa|deten)/.test(verb) ? { isPaused: true } : { isDeleted: true }) };
}
