/** Day and time of an open house or a showing, told in English or Spanish. */
const days: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/\bmon(?:day)?s?\b/gi, 'lunes'],
  [/\btues?(?:day)?s?\b/gi, 'martes'],
  [/\bwed(?:nes)?(?:day)?s?\b/gi, 'miércoles'],
  [/\bthu(?:rs)?(?:day)?s?\b/gi, 'jueves'],
  [/\bfri(?:day)?s?\b/gi, 'viernes'],
  [/\bsat(?:ur)?(?:day)?s?\b/gi, 'sábado'],
  [/\bsun(?:day)?s?\b/gi, 'domingo'],
  [/\btomorrow\b/gi, 'mañana'],
  [/\b(?:today|tonight)\b/gi, 'hoy'],
];
const months: readonly (readonly [RegExp, string])[] = [
  [/jan(?:uary)?/, 'enero'],
  [/feb(?:ruary)?/, 'febrero'],
  [/mar(?:ch)?/, 'marzo'],
  [/apr(?:il)?/, 'abril'],
  [/may/, 'mayo'],
  [/june?/, 'junio'],
  [/july?/, 'julio'],
  [/aug(?:ust)?/, 'agosto'],
  [/sept?(?:ember)?/, 'septiembre'],
  [/oct(?:ober)?/, 'octubre'],
  [/nov(?:ember)?/, 'noviembre'],
  [/dec(?:ember)?/, 'diciembre'],
];
const HOUR = '(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|noon)';

/** "Saturday, November 28, 1 to 4": "sábado, 28 de noviembre, de 1 a 4"; what is Spanish stays. */
export function whenInSpanish(told: string): string {
  const named = days.reduce((text, [english, spanish]) => text.replaceAll(english, spanish), told);
  const dated = months.reduce(
    (text, [english, spanish]) =>
      text.replaceAll(new RegExp(`\\b${english.source}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gi'), `$1 de ${spanish}`),
    named,
  );
  return dated
    .replaceAll(
      new RegExp(`\\b(?:from\\s+)?(${HOUR})\\s*(?:-|–|to|until)\\s*(${HOUR})`, 'gi'),
      (_all, from: string, to: string) => `de ${from.trim()} a ${to.trim()}`,
    )
    .replaceAll(/\b(?:at|from)\s+(?=\d)/gi, 'a las ')
    .replaceAll(/\bnoon\b/gi, 'mediodía')
    .replaceAll(/\b(?:this|next)\s+(?=lunes|martes|miércoles|jueves|viernes|sábado|domingo)/gi, 'este ');
}

const inEnglish: Readonly<Record<string, string>> = {
  ...{ lunes: 'Monday', martes: 'Tuesday', miercoles: 'Wednesday', jueves: 'Thursday', viernes: 'Friday' },
  ...{ sabado: 'Saturday', domingo: 'Sunday', hoy: 'today', enero: 'January', febrero: 'February', marzo: 'March' },
  ...{ abril: 'April', mayo: 'May', junio: 'June', julio: 'July', agosto: 'August', septiembre: 'September' },
  ...{ octubre: 'October', noviembre: 'November', diciembre: 'December' },
};
const wordInEnglish = (word: string): string => inEnglish[word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()] ?? word;

/** "El domingo 29 de noviembre de 1 a 4": "Sunday, November 29, 1 to 4"; what is English stays. */
export function whenInEnglish(told: string): string {
  if (!/\p{L}/u.test(told) || !told.split(/[^\p{L}]+/u).some((word) => word !== '' && wordInEnglish(word) !== word)) return told;
  return told
    .replaceAll(/(?<!\p{L})(?:el|este|pr[oó]ximo)\s+/giu, '')
    .replaceAll(/(\d{1,2}) de (\p{L}+)/gu, (_all, day: string, month: string) => `${wordInEnglish(month)} ${day},`)
    .replaceAll(/(?<!\p{L})(?:de|desde|entre)\s+(?:las?\s+)?(\d\S*)\s*(?:a|hasta|y|-|–)\s*(?:las?\s+)?(?=\d)/giu, '$1 to ')
    .replaceAll(/\p{L}+/gu, wordInEnglish)
    .replaceAll(/(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\s+(?=\S)/g, '$1, ');
}
