import { inLines } from '#server/platform/text/in-lines.ts';

const spanish = inLines('giu')`
  [¿¡ñ]
  |\b(?:
    casas?|barrios?|vecindarios?|zonas?|sin|con|los|las|donde|que|vivan?|viven|gente|buenas?|escuelas?|segur[oa]s?
    |para|familias?|puedo|puede|una?|mi|del?|en|decir|digo|hago|esta|estas|palabras|anuncio|comprador|cliente
  )\b
`;

const MIN_WORDS = 2;

/** Whether a text is in Spanish, by the words that questions about homes have. */
export const isSpanish = (text: string): boolean => new Set(text.toLowerCase().match(spanish) ?? []).size >= MIN_WORDS;
