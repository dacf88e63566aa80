/** The words of a message about a tour in the English that its readers know: days in full, Spanish turns of speech. */
import { fold } from '../question-parser/sentence.ts';
import { isSpanish } from '../question-parser/spanish.ts';

type Turns = readonly (readonly [RegExp, string])[];

const STOP = '(?: (?:parada|casa|visita))?';
const spanish: Turns = [
  [/[¿¡]/g, ''],
  [/\blunes\b/g, 'monday'],
  [/\bmartes\b/g, 'tuesday'],
  [/\bmiercoles\b/g, 'wednesday'],
  [/\bjueves\b/g, 'thursday'],
  [/\bviernes\b/g, 'friday'],
  [/\bsabado\b/g, 'saturday'],
  [/\bdomingo\b/g, 'sunday'],
  [/ (?:de|por|en) la manana\b/g, ' am'],
  [/ (?:de|por|en) la (?:tarde|noche)\b/g, ' pm'],
  [/\bmanana\b/g, 'tomorrow'],
  [/\bhoy\b/g, 'today'],
  [/(\d)(?::00)? ([ap]m)\b/g, '$1$2'],
  [/\b(?:que )?(?:empez|comenz|empiez|comienz|inici)\w* a las? /g, 'start at '],
  [/\b(?:mejor )?a las? (?=\d)/g, 'at '],
  [/\bmedia hora (?:cada un[ao]|por casa|en cada un[ao])/g, 'half an hour each'],
  [/\buna hora (?:cada un[ao]|por casa|en cada un[ao])/g, 'an hour each'],
  [/\b(\d+) ?min(?:uto)?s? (?:cada un[ao]|por casa|en cada un[ao])/g, '$1 min each'],
  [/\b(?:arm|plane|planific|organiz|prepar|cre|hag|haz|program)\w* (?=(?:un|el|me un|las?|una) )/g, 'plan '],
  [/\b(?:un|el) (?:recorrido|tour|itinerario)(?: de (?:visitas|casas))?\b/g, 'a tour'],
  [/\b(?:una|la) ruta\b/g, 'a tour'],
  [/\b(?:las|unas) visitas\b/g, 'the showings'],
  [/\b(?:cual es )?(?:el |en )?(?:el )?mejor orden\b|\ben que orden\b/g, 'best order'],
  [/\b(?:a que distancia|que tan (?:lejos|cerca)) (?:estan|quedan)\b.*$/g, 'how far apart are they'],
  [/\b(?:a que hora|cuando) (?:llegamos|es|toca|vemos|estamos)(?: (?:a|en))? /g, 'when do we get to '],
  [/\b(?:a que hora|cuando) (?:terminamos|acabamos)\b/g, 'when are we done'],
  [/\b(?:agrega|anade|suma|incluye|mete)(?:r|le|me|la)?\b(?: tambien)?/g, 'add'],
  [/\b(?:quita|saca|elimina|borra)(?:r|le|me)?\b/g, 'drop'],
  [/\b(?:cambia|intercambia|invierte)(?:r|me)? (?:el orden de )?las (?:dos ultimas|ultimas dos)\b.*$/g, 'swap the last two'],
  [/\b(?:cambia|intercambia|invierte)(?:r|me)? (?:el orden de )?las (?:dos primeras|primeras dos)\b.*$/g, 'swap the first two'],
  [/\b(?:que sea|pasalo|cambialo|muevelo|pasala|ponlo|mejor)(?: (?:al?|para|en))?(?: el)? (?=\w+day\b)/g, 'make it '],
  [/\b(?:el|la) (?:primer|primera|primero)\b/g, 'the first'],
  [/\b(?:el|la) segund[oa]\b/g, 'the second'],
  [/\b(?:el|la) tercer[oa]?\b/g, 'the third'],
  [/\b(?:el|la) cuart[oa]\b/g, 'the fourth'],
  [/\b(?:el|la) ultim[oa]\b/g, 'the last'],
  [new RegExp(`(?<=\\bthe (?:first|second|third|fourth|last))${STOP}\\b(?! (?:two|three|\\d))`, 'g'), ' one'],
  [/\blas dos\b|\bambas\b/g, 'both'],
  [/\b(?:las primeras|los primeros) (\d+)\b/g, 'the first $1'],
  [/\b(?:las primeras|los primeros) (?:tres)\b|\blas tres primeras\b/g, 'the first three'],
  [/\b(?:el|los|las) (?:horario|itinerario|horas|horarios|recorrido)\b/g, 'the schedule'],
  [/\b(?:mand|envi)\w* (?:un |por )?(?:mensaje|texto)\b/g, 'text'],
  [/\b(?:escrib|redact)\w* (?:un )?(?:mensaje|texto)\b/g, 'write a text'],
  [/\b(?:escrib|redact|mand|envi)\w* (?:un |por )?(?:correo|e-?mail)\b/g, 'write an email'],
  [/\b(?:mand|envi)\w*\b/g, 'send'],
  [/\b(?:mi|mis|nuestros?|el|la|los|las) (?:cliente|clienta|clientes|compradores|comprador)\b/g, 'my client'],
  [/\b(?:de|para|por) (?=home_|the )/g, 'of '],
  [/ (?:y|e) /g, ' and '],
  [/\bcon\b/g, 'with'],
  [/\bel (?=\w+day\b)/g, 'on '],
];
const shorthand: Turns = [
  [/\b(?:pls|plz|please|thanks|thx)\b[,!.]?/g, ' '],
  [/(?<!\d{3}\s)\bsat(?:ur)?\b(?!\w)/g, 'saturday'],
  [/(?<!\d{3}\s)\bsun\b/g, 'sunday'],
  [/(?<!\d{3}\s)\bmon\b/g, 'monday'],
  [/(?<!\d{3}\s)\btue?s?\b/g, 'tuesday'],
  [/(?<!\d{3}\s)\bwed(?:s|nes)?\b/g, 'wednesday'],
  [/(?<!\d{3}\s)\bth(?:u|ur|urs)\b/g, 'thursday'],
  [/(?<!\d{3}\s)\bfri\b/g, 'friday'],
  [/\b(?:tmrw|tmw|tmrrw|tomorow)\b/g, 'tomorrow'],
  [/\bw\/|\bw(?=\s+(?:the|a|my|our|\d|all|these|those)\b)/g, 'with '],
  [/\bo'?clock\b/g, ''],
];

const changed = (text: string, turns: Turns) =>
  turns.reduce((words, [pattern, english]) => words.replace(pattern, english), text);

/** Words of a short message that say too little for its language to be known. */
const surelySpanish = /\b(?:cambia|quita|saca|agrega|anade|que sea|las dos|recorrido|horario|cada un[ao]|a las \d|mejor a)\b/;

/** @param inThread what the thread speaks */
export function tourWords(question: string, inThread: 'english' | 'spanish'): string {
  const folded = fold(question);
  const english = inThread === 'spanish' || isSpanish(folded) || surelySpanish.test(folded) ? changed(folded, spanish) : folded;
  return changed(english, shorthand).replace(/\s+/g, ' ').trim();
}
