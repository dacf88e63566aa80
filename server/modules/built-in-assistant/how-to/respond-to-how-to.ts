/** "How do I share a CMA?", "where do I change my password?": how things are done in the product, as data. */
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readAspect, seenByLink } from './further-question.ts';
import { isPlain, topicsNamed, type HowTo } from './topics.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const asksHow = inLines()`
  ^[\s¿¡]*(?:(?:hey|hi|ok(?:ay)?|so|and|also|quick\s+question|wait|oye|y)[\s,:]+)*
  (?:
    how\s+(?:do|can|would|should|does|could)\s+(?:i|you|u|we|one|my\s+clients?|they|someone)\b
    |how\s+to\b|how\s+do\s+you\b
    |where\s+(?:do|can|would|should)\s+(?:i|we|they)\b
    |where\s+(?:is|are|'?s)\s+(?:the|my)\b
    |is\s+there\s+(?:a\s+)?(?:way|button|place|setting)\s+to\b
    |what(?:'s|\s+is)\s+the\s+(?:best\s+|easiest\s+)?way\s+to\b
    |can\s+(?:i|we)\b
    |como\s+(?:puedo|se|hago|comparto|guardo|cambio|subo|adjunto|conecto|borro|exporto|archivo|invito|dibujo)\b
    |(?:en\s+)?donde\s+(?:puedo|se|estan?|cambio|veo)\b
  )
`;

/** "Change my password how", "is there an app", "I forgot my password": asked in other words, of what only the product has. */
const asksOtherwise = inLines()`
  ^[\s¿¡]*(?:(?:hey|hi|ok(?:ay)?|so|and|also|wait|pls|please|oye|y|tambien)[\s,:]+)*
    (?:
      (?:is|are|am)\s+(?:i|there|this|it|my|these|anyone|anybody)\b
      |(?:do|does|will|can|could|would)\s+
        (?:you|u|they|it|sidekick|this|anyone|anybody|somebody|someone|my|the|other)\b
      |who\s+(?:can|else|sees|reads|do\s+i)\b
      |what\s+(?:languages?|does|about\s+(?:a|an|my|the))\b
      |how\s+much\b
      |i\s+(?:forgot|lost|need\s+to|want\s+to|want|can'?t|cannot|don'?t)\b
      |(?:
        stop|mute|change|reset|update|turn\s+(?:on|off)|enable|disable|set\s+up|switch|cancel|upgrade|log|sign
        |contact|report|edit|share
      )\b
      |(?:me|hay|tienes?|tienen|puedo|puedes|quiero|necesito|olvide|cambiar|hablas|compartes|quien|cuanto)\b
      |(?:dark|light)\s+(?:mode|theme)
    )
  |\bhow\s*\?*$
`;

/** "Export that to Excel", "can I get these in a spreadsheet?": what is shown has a button for it. */
const asksForSheet = inLines()`
  ^[\s¿¡]*(?:(?:can|could|would)\s+(?:you|u|i|we)\s+|please\s+|pls\s+|puedes\s+)*
  (?:export\w*|download|save|put|get|give\s+me|send\s+me|pasa\w*|descarg\w+)\s+(?:me\s+)?
  (?:
    it|this|that|these|those|them|all(?:\s+of\s+(?:it|them|these|those))?|the\s+list|everything|los|las|lo|eso|todo
  )?\s*(?:up\s+)?(?:(?:to|in|into|as|a|en|como)\s+)?(?:an?\s+|un[ao]?\s+)?
  (?:excel|csv|xlsx?|spreadsheet|hoja\s+de\s+calculo)(?:\s+(?:file|sheet))?[\s.?!]*$
`;

const MAX_WORDS = 18;

/** Null where it asks for something else. */
export function respondToHowTo({ question, language, open }: Turn): { say: string } | null {
  const { howTo, howToNext } = textsIn(language);
  const topic = topicOf(question);
  const standing = standingTopic(open);
  const aspect = standing && readAspect(question, { namesTopic: topic !== null });
  if (standing && aspect) return { say: howToNext[aspect](howTo[standing], seenByLink(standing)) };
  return topic ? { say: howTo[topic] } : null;
}

/** "How do I draw an area on the map?", which is drawn by whoever asks, and no chart. */
export const asksHowToDraw = (question: string): boolean => topicOf(question) === 'draw-area';

/** What was told how to do right before: further questions about it stand between. */
function standingTopic(open: readonly string[]): HowTo | null {
  for (const question of open.toReversed()) {
    const topic = topicOf(question);
    if (topic) return topic;
    if (!readAspect(question, { namesTopic: false })) return null;
  }
  return null;
}

function topicOf(question: string): HowTo | null {
  const folded = fold(question).trim();
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  if (asksForSheet.test(folded)) return 'export-results';
  const isHow = asksHow.test(folded);
  if (!isHow && !asksOtherwise.test(folded)) return null;
  return topicsNamed(folded).find((one) => isHow || isPlain(one)) ?? null;
}
