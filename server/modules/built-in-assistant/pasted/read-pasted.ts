/** A listing's text that somebody pasted, and what is asked of it: prose about one home is no search for others. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface PastedText {
  text: string;
  /** Null: nothing is asked of it. */
  asked: 'review' | 'price' | null;
}

const MIN_WORDS = 40;
const MIN_HOME_WORDS = 4;
const MAX_ASKING_WORDS = 25;
const ofHomes = inLines('g')`
  \b(?:
    bed(?:room)?s?|bath(?:room)?s?|kitchen|counter(?:top)?s?|appliances|floors?|hardwood|fireplace|backyard|yard
    |garden|deck|patio|garage|roof|ceilings?|windows?|suite|closets?|living\s+room|dining|light-filled|sun(?:lit|ny)
    |remodeled|renovated|updated|views?|basement|lot|bungalow|craftsman|victorian|ranch|condo(?:minium)?|home
    |residence|offered\s+at|walk\s+to|steps\s+from|minutes\s+(?:to|from)
  )\b
`;
/** Whoever wishes, tells of people or writes a letter looks for homes. */
const ofWishes = inLines()`
  \b(?:
    looking\s+for|searching|search|find\s+(?:me|us|them|him|her)|show\s+me
    |i\s+(?:need|want|have|am|would)
    |we\s+(?:need|want|are|have|would)
    |they\s+(?:need|want|are|have)
    |(?:my|our)\s+(?:\w+\s+)?(?:clients?|buyers?|budget|wife|husband|family|friends?)
    |(?:hi|hello|dear|hey|fwd)\b|must\s+have|pre-?approved
  )
`;
const asksReview = inLines()`
  \b(?:
    what\s+(?:would|should|could)\s+(?:you|i|we)\s+(?:change|improve|fix|edit|cut|add)
    |thoughts|feedback|review|proofread|critique|improve|edit|polish|suggestions?
    |(?:how\s+(?:does|is)|does)\s+(?:it|this|that)\s+(?:read|sound|look)
    |fair\s+housing|complian(?:t|ce)
    |is\s+(?:it|this|that)\s+(?:ok(?:ay)?|fine|good|any\s+good|allowed)
    |what\s+do\s+you\s+think|check\s+(?:it|this)|que\s+(?:cambiarias|opinas)|revisa\w*
  )\b
`;
const asksPrice = inLines()`
  \b(?:
    is\s+(?:that|this|the|it)\s+(?:a\s+)?(?:(?:good|right|fair)\s+)?
      (?:price\b.*|priced\s+\w+|overpriced|underpriced|worth\s+it)
    |priced\s+right
    |what(?:'?s|\s+is)\s+(?:it|this)\s+worth
    |good\s+price|right\s+price|buen\s+precio
  )
`;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

function askedOf(words: string): PastedText['asked'] {
  const folded = fold(words);
  return asksPrice.test(folded) ? 'price' : asksReview.test(folded) ? 'review' : null;
}

function isListingText(text: string): boolean {
  const folded = fold(text);
  return wordsIn(text) >= MIN_WORDS && !ofWishes.test(folded) && new Set(folded.match(ofHomes) ?? []).size >= MIN_HOME_WORDS;
}

/** The pasted text of a message with the question in front of it or behind it; null where it is no such text. */
export function readPasted(message: string): PastedText | null {
  const sentences = message.split(/(?<=[.!?:])\s+|\n+/).filter((one) => one.trim() !== '');
  for (const at of [sentences.length - 1, 0]) {
    const sentence = sentences[at] ?? '';
    const asked = wordsIn(sentence) <= MAX_ASKING_WORDS ? askedOf(sentence) : null;
    const text = message.replace(sentence, ' ').trim();
    if (asked && isListingText(text)) return { text, asked };
  }
  return isListingText(message) ? { text: message, asked: null } : null;
}

/** A short question behind a message that was such a text: "what would you change?" */
export function askedOfPasted(question: string, before: string | undefined): PastedText | null {
  const asked = before !== undefined && wordsIn(question) <= MAX_ASKING_WORDS ? askedOf(question) : null;
  const pasted = asked && before !== undefined ? readPasted(before) : null;
  return pasted && { ...pasted, asked };
}
