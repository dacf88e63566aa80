/** A question as a file is asked: in English words, whose headers and cells stay as they are. */
import type { Language } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';

const spanish: readonly [RegExp, string][] = [
  [/\bcu[aá]nt[oa]s\b/gi, 'how many'],
  [/\bcu[aá]l(?:es)?\b/gi, 'which'],
  [/\bqu[eé] (?:porcentaje|por ciento)\b/gi, 'what percentage'],
  [/\b(?:el |la )?promedio(?: de(?:l)?)?\b/gi, 'average'],
  [/\b(?:la )?mediana(?: de(?:l)?)?\b/gi, 'median'],
  [/\b(?:la )?suma(?: de(?:l)?)?\b/gi, 'total'],
  [/\b(?:estas|estos)\b/gi, 'these'],
  [/\best[aá]n?\b/gi, 'are'],
  [/\bpor\b/gi, 'by'],
  [/\b(?:en el mercado|a la venta|en venta)\b/gi, 'on the market'],
];

export function questionOfFile(question: string, language: Language): string {
  if (language === 'english') return question;
  const translated = inEnglish(question);
  const asked = spanish.reduce((text, [words, english]) => text.replaceAll(words, english), question);
  // What the reader of searches knows in Spanish, beside the words of a file.
  return translated === question
    ? asked
    : spanish.reduce((text, [words, english]) => text.replaceAll(words, english), inEnglish(asked));
}
