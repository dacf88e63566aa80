/** An appointment with a seller: "got a listing appt thursday in Noe Valley, help me prep", "what docs does a seller need in California?". */
import { objectionIn } from '../objections/read-objection.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type AppointmentTopic = 'prepare' | 'questions' | 'objections' | 'answer' | 'documents' | 'timeline';

const SELLERS = '(?:sellers?|(?:home)?owners?|vendedor\\w*|duen[oa]s?|propietari[oa]s?)';
const appointment = inLines()`
  \b(?:listing|seller)\s+(?:calls?|visits?|appts?|appointments?|presentations?|consult(?:ation)?s?|interviews?|meetings?|pitch)\b
  |\b(?:calls?|appts?|appointments?|meeting|presentation|interview)\s+with\s+(?:(?:an?|the|my|some|new|potential)\s+)*${SELLERS}\b
  |\b(?:cita|reunion|presentacion|entrevista)\s+(?:con|de|para)\s+(?:(?:una?|el|la|los|mi|mis)\s+)*(?:${SELLERS}|captacion|listado)\b
`;
const preparing = inLines()`
  \b(?:prep(?:are|aring|ping)?|get\s+ready|ready\s+for|outline|agenda|game\s?plan|talking\s+points|checklist|what\s+(?:should|do)\s+i\s+
    (?:bring|say|cover|ask|do)|how\s+(?:do|should|can)\s+i\s+(?:win|prepare|run|handle)|tips|interviewing|going\s+up\s+against
    |prepar\w+|guion|esquema|que\s+(?:llevo|digo|hago|debo)|consejos)\b
`;
/** A text, a deck or an entry in a calendar: for others. */
const ofOthers = inLines()`
  \b(?:cma|thank|thanks|gracias|note|letters?|e-?mails?|correo|text\s+to|flyers?|slides|deck|pdf|reschedul\w+|cancel\w*|confirm\w*|calendar|remind\w*
    |schedule\s+(?:a|the|an)|book|invite|follow(?:ing)?[\s-]?up)\b
`;
const questions = inLines()`
  \b(?:what|which)\s+(?:\w+\s+)?questions\s+(?:should|do|can|could|would|to)\b.{0,20}\b(?:ask|have)\b
  |\bquestions\s+(?:to\s+ask|for)\s+(?:(?:an?|the|my|new|potential)\s+)*${SELLERS}\b
  |\bwhat\s+(?:should|do)\s+i\s+ask\s+(?:(?:an?|the|my|new|potential)\s+)*${SELLERS}\b
  |\bpreguntas\b.{0,30}\b${SELLERS}\b|\bque\s+(?:le\s+)?pregunto\b.{0,12}\b${SELLERS}\b
`;
const notOfSeller =
  /\b(?:buyers?|offers?|lenders?|inspectors?|rent[\s-]?back|comprador\w*|oferta\w*|other\s+agent|listing\s+agent)\b/;
const objects = inLines()`
  \b(?:object(?:s|ing)?\s+to|push\s+back\s+on|objections?\s+(?:will|can|should|might|could|do|to\s+expect)|worry\s+about|complain\s+about|say\s+no\s+to)\b
  |\b(?:common|usual|typical|likely)\s+(?:\w+\s+)?objections\b
  |\b(?:what|which)\s+(?:\w+\s+)?(?:questions|concerns|objections)\s+(?:will|would|might|could|can|do|does)\s+(?:the\s+|my\s+|a\s+)?(?:${SELLERS}|they|he|she)\b
  |\bwhat\s+(?:will|would|might|could)\s+(?:the\s+|my\s+|a\s+)?(?:${SELLERS}|they)\s+(?:ask|want\s+to\s+know|say)\b
  |\bque\s+(?:preguntas\s+)?(?:me\s+)?(?:va|van)\s+a\s+preguntar\b|\bque\s+(?:objeciones|van\s+a\s+(?:objetar|decir))\b|\bobjeciones\b.{0,30}\b${SELLERS}\b
`;
const PAPERS =
  '(?:docs?|documents?|documentation|disclosures?|paperwork|forms|papers|documentos|papeles|divulgaciones|formularios)';
const documents = inLines()`
  \b(?:checklist|list)\b.{0,24}\b${PAPERS}\b.{0,30}\b${SELLERS}\b
  |\b(?:what|which|que|cuales)\s+(?:\w+\s+)?${PAPERS}\b.{0,24}\b${SELLERS}\b
  |\b${PAPERS}\b.{0,12}\b${SELLERS}\b\s+(?:needs?|has\s+to|have\s+to|must|signs?|necesita\w*|firma\w*)
  |\b${SELLERS}\b.{0,16}\b${PAPERS}\s+(?:checklist|list)\b
  |\b(?:lista|checklist)\b.{0,24}\b${PAPERS}\b.{0,30}\b${SELLERS}\b
`;
const timeline = inLines()`
  \b(?:listing|selling|seller|sale|home\s+sale)\s+(?:timeline|time\s+line|schedule|calendar|process)\b
  |\b(?:timeline|steps|process|schedule)\b.{0,20}\bfrom\s+(?:signing|listing|contract|start)\b.{0,12}\bto\s+(?:clos\w+|sold|sale|keys)\b
  |\b(?:calendario|cronograma|pasos|linea\s+de\s+tiempo)\b.{0,24}\b(?:firma|listado|venta)\b
`;
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\\.?';
const DAY = `(?:${MONTHS}\\s+\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}\\s+de\\s+${MONTHS})`;
const outBy = inLines()`
  \b(?:moved?\s+out|out\s+of\s+(?:the\s+)?(?:house|home)|be\s+out|be\s+gone|close|closed|closing|sold|mud\w+|cerrar|vender)\b.{0,24}\b
  (?:by|before|on|antes\s+del?|para\s+el|el)\s+(?<day>${DAY})
`;
const whenToList =
  /\b(?:when\s+(?:do|should|would|must|to)\s+(?:we|i|they|you)?\s*(?:need\s+to\s+|have\s+to\s+)?list|list(?:ing)?\s+(?:date|by\s+when)|count\s+back|work\s+back\w*|cuando\s+(?:listamos|anunciamos|la\s+ponemos|hay\s+que))\b/;

export interface AppointmentRead {
  topic: AppointmentTopic;
  /** "march 15", as it was typed. */
  day: string | null;
  /** Other agents are interviewed as well. */
  amongOthers: boolean;
}

const MAX_WORDS = 40;
const amongOthers = /\binterview\w*\b|\b(?:other|another|two|three|2|3)\s+(?:\w+\s+)?agents?\b|\botros?\s+(?:\w+\s+)?agentes?\b/;

/** "And the timeline?", "docs?": upon an appointment that is being prepared. */
const shortly: readonly (readonly [AppointmentTopic, RegExp])[] = (
  [
    ['timeline', 'time\\s?line|schedule|steps|calendario|cronograma'],
    ['documents', `${PAPERS}|checklist`],
    ['questions', 'questions(?:\\s+to\\s+ask)?|preguntas'],
    ['objections', 'objections|objeciones'],
  ] as const
).map(([topic, words]) => [
  topic,
  new RegExp(
    `^\\W*(?:(?:and|ok|now|what\\s+about|how\\s+about|give\\s+me|y|ahora|dame)\\s+)*(?:the\\s+|an?\\s+|el\\s+|los\\s+|las\\s+)?(?:${words})\\W*$`,
  ),
]);

/** What the words ask for by themselves. */
function topicOf(folded: string, isStanding: boolean): AppointmentTopic | null {
  if (outBy.test(folded) && whenToList.test(folded)) return 'timeline';
  if (documents.test(folded)) return 'documents';
  if (timeline.test(folded)) return 'timeline';
  if (questions.test(folded) && !notOfSeller.test(folded)) return 'questions';
  if (objects.test(folded) && !notOfSeller.test(folded) && (isStanding || new RegExp(`\\b${SELLERS}\\b`).test(folded)))
    return 'objections';
  const short = isStanding ? shortly.find(([, words]) => words.test(folded)) : undefined;
  if (short) return short[0];
  if (ofOthers.test(folded)) return null;
  return appointment.test(folded) && preparing.test(folded) ? 'prepare' : null;
}

/** "How do I answer why should I pay you": asked for an answer, and no opinion. */
const asksWhyPay = /\bwhy\s+(?:should|would|do)\s+(?:i|we|they)\s+pay\s+(?:you|me|an?\s+agent)\b/;

const BEFORE = 6;

/** Null where the words are about something else. */
export function readListingAppointment({ question, earlier }: Pick<Turn, 'question' | 'earlier'>): AppointmentRead | null {
  const folded = fold(question);
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  const isStanding = earlier.slice(-BEFORE).some((text) => topicOf(fold(text), false) !== null);
  const topic = topicOf(folded, isStanding);
  if (topic) return { topic, day: outBy.exec(folded)?.groups?.['day'] ?? null, amongOthers: amongOthers.test(folded) };
  const isAnswer = isStanding ? objectionIn(question, true) !== null : asksWhyPay.test(folded) && objectionIn(question) !== null;
  return isAnswer ? { topic: 'answer', day: null, amongOthers: false } : null;
}
