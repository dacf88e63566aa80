/** What is left of a search without what fair housing lets nobody be searched by: a wish for a safe area, a sentence of a letter. */
import type { FairHousingHit } from './hit.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const LEADS =
  '(?:(?:[,;.]|\\b(?:and|or|but|also|with|in|near|within|close\\s+to|somewhere|an?|the|very|really|quiet|nice|must\\s+be|(?:has|needs?)\\s+to\\s+be|that\\s+is|which\\s+is|ideally|preferably|en|una?|y|con|cerca\\s+de|muy))\\s*)*';
const AREAS =
  '(?:neighbou?rhoods?|areas?|streets?|parts?(?:\\s+of\\s+(?:town|the\\s+city))?|communit(?:y|ies)|places?|zonas?|barrios?)';
const GOOD = '(?:good|great|best|better|top|strong|excellent|nice|decent|buenas?|mejores)';
const wishes = inLines('giu')`
  ${LEADS}\b(?:
    (?:safe(?:r|st)?|low[\s-]crime|crime[\s-]free)(?:\s+(?:and\s+\w+\s+)?${AREAS})?
    |${GOOD}(?:[\s-]+(?:rated|ranked|public))*\s+(?:schools?(?:\s+districts?)?|escuelas|${AREAS})
    |(?:${AREAS}\s+)?segur[oa]s?
  )\b(?!\s+(?:rooms?|deposit))
`;
/** Of how many rooms, at which price: what is left asks for homes by something. */
const asksForHomes = inLines('iu')`
  \b(?:\d|one|two|three|four|five|un|dos|tres|cuatro)\S*[\s-]*(?:/\s*\d|br\b|bd\b|bed|bath|ba\b|rec|k\b|m\b|mil|\$)
  |\$\s*\d
  |\b(?:under|below|up\s+to|max|hasta|menos\s+de)\s+\$?\d
`;

/** Null where nothing is left that asks for homes, or nothing was taken out. */
export function withoutSteering(text: string): string | null {
  const rest = text
    .replace(wishes, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=[,.;?!])/g, '')
    .trim();
  return rest !== text.trim() && asksForHomes.test(rest) ? rest : null;
}

/** A sentence, with the mark or the line's end behind it. */
const sentences = /[^.!?\n]*(?:[.!?]+(?=\s|$)|\n|$|[.!?](?=\S))/g;

/** A letter tells a life: its other sentences say what home is wanted. Null where they do not. */
export function withoutUnlawfulSentences(text: string, hits: readonly FairHousingHit[]): string | null {
  let rest = '';
  for (const { 0: sentence, index } of text.matchAll(sentences))
    if (!hits.some(({ start, end }) => start < index + sentence.length && end > index)) rest += sentence;
  return rest !== text && asksForHomes.test(rest) ? rest.trim() : null;
}
