/** What a letter asks beside the homes: rates to come, what a seller has to tell, taxes. Each is told in a sentence, for it is for others to answer. */
import { fold } from '../../question-parser/sentence.ts';
import { inEnglish } from '../../language.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type LetterTopic =
  | 'payment'
  | 'open-house'
  | 'rates'
  | 'disclosure'
  | 'tax'
  | 'loan'
  | 'worth'
  | 'commission'
  | 'market'
  | 'legal'
  | 'showing'
  | 'closing'
  | 'else';

export interface LetterQuestion {
  topic: LetterTopic;
  /** As it was written. */
  words: string;
}

const topics: readonly [RegExp, LetterTopic][] = [
  [
    /(?<!\bdown[\s-])\bpayments?\b|\b(?:cost|pay|be)\b.{0,20}\b(?:a|per|each)\s+month\b|\bmonthly\b|\bmensualidad\b|\bal\s+mes\b/,
    'payment',
  ],
  [/\bopen\s+houses?\b|\bcasas?\s+abiertas?\b/, 'open-house'],
  [/\brates?\b|\binterest\b|\btasas?\b|\bfed\b/, 'rates'],
  [/\bdisclos\w*|\b(?:have|need)\s+to\s+(?:tell|mention|say|reveal)\b|\bdivulg\w+|\bdeclarar\b/, 'disclosure'],
  [/\btax(?:es)?\b|\bdeduct\w*|\bcapital\s+gains?\b|\b1031\b|\bimpuestos?\b/, 'tax'],
  [/\b(?:worth|value\s+of|get\s+for\s+(?:our|my|ours|it)|sell\s+(?:ours|it)\s+for|vale)\b/, 'worth'],
  [/\bclosing\s+costs?\b|\bcash\s+to\s+close\b|\bgastos\s+de\s+cierre\b/, 'closing'],
  [/\bcommissions?\b|\byour\s+fees?\b|\bcomision(?:es)?\b|\bdo\s+you\s+charge\b|\bcobras?\b/, 'commission'],
  [
    /\b(?:loan|mortgage|lender|pre-?approv\w*|qualif\w*|fha|va\s+loan|down\s+payment|refinanc\w*|hipoteca|prestamo|enganche)\b/,
    'loan',
  ],
  [/\bmarket\b|\bgood\s+time\b|\b(?:prices|homes)\s+(?:go(?:ing)?|drop|fall|rise)\b|\bwait\b|\bmercado\b/, 'market'],
  [
    /\b(?:contract|contingen\w*|legal\w*|lawyer|attorney|title|liable|deposit|back\s+out|escrow|inspection|contrato|abogado)\b/,
    'legal',
  ],
  [/\b(?:see|tour|show(?:ing)?|visit|come\s+by|available|meet|call)\b/, 'showing'],
];
const asksForHomes = inLines()`
  \b(?:find|pull|send|show)\s+(?:me|us)\b
  |\b(?:do\s+you\s+have|is\s+there|are\s+there|have\s+you\s+got)\s+(?:anything|something|any)
  |\bwhat\s+(?:do\s+you\s+have|is\s+out\s+there)\b
  |\bwhat\s+(?:do|have)\s+we\s+(?:have|got)\b
  |\bhay\s+algo\b
  |\b(?:que|what|that)\s+(?:mas\s+)?(?:tenemos|tienes|hay)\b
  |\bcan\s+we\s+(?:bump|look|go|try|raise|widen|add|see\s+(?:homes|houses|places|condos|something|more))\b
  |^\W*(?:and\s+|also\s+)?(?:what|how)\s+about\b
`;
/** Typed without a question mark. */
const begins =
  /^\W*(?:(?:and|also|oh|so|ok)\s+)*(?:do|does|did|should|is|are|will|what|how|when|why)\s+(?:we|i|they|you|it|the|our|my|much|is|are|do|does)\b/;
const isTag = /^\W*(?:right|true|ok(?:ay)?|no|yes|verdad|cierto|you\s+know|haha)\W*$/;

/** "What is it worth and what do you charge?" asks two things; words of a market or a contract stand beside others by the way. */
const plain: readonly LetterTopic[] = ['payment', 'open-house', 'rates', 'disclosure', 'tax', 'worth', 'commission', 'closing'];

function topicsOf(folded: string): LetterTopic[] {
  const all = topics.filter(([words]) => words.test(folded)).map(([, topic]) => topic);
  const sure = all.filter((topic) => plain.includes(topic));
  return sure.length > 0 ? sure : all.slice(0, 1).concat(all.length === 0 ? ['else'] : []);
}

/** Each question once by its topic, in their order. */
export function questionsIn(body: string): LetterQuestion[] {
  const found: LetterQuestion[] = [];
  for (const written of body.split(/(?<=[.!?])(?!\d)\s*|\n+/)) {
    const folded = fold(inEnglish(written)).trim();
    const isAsked = written.trim().endsWith('?') || begins.test(folded);
    if (!isAsked || !/[a-z]{2}/.test(folded) || isTag.test(folded) || asksForHomes.test(folded)) continue;
    const isMarked = written.trim().endsWith('?');
    for (const topic of topicsOf(folded).filter((one) => isMarked || one !== 'else'))
      if (topic === 'else' || !found.some((one) => one.topic === topic)) found.push({ topic, words: written.trim() });
  }
  return found;
}

/** Which of the questions words point at: "the rates", "her roof question". */
export function questionNamed(words: string, questions: readonly LetterQuestion[]): LetterQuestion | null {
  const folded = fold(inEnglish(words));
  const topic = topics.find(([pattern]) => pattern.test(folded))?.[1];
  const named = (folded.match(/[a-z]{4,}/g) ?? []).filter(
    (word) =>
      !/^(?:about|question|questions|address|answer|answered|mention|part|what|your|didn|forgot|skipped|missed)$/.test(word),
  );
  return (
    questions.find((one) => one.topic === topic) ??
    questions.find((one) => named.some((word) => fold(one.words).includes(word))) ??
    null
  );
}
