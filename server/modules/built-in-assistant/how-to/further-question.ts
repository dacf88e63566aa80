/** "And how do I undo that?", "where's that on my phone?", "can the client see it?", right after it was told how something is done. */
import { fold } from '../question-parser/sentence.ts';
import type { HowTo } from './topics.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const aspects = ['phone', 'undo', 'client', 'again'] as const;
export type HowToAspect = (typeof aspects)[number];

const PEOPLE =
  '(?:clients?|buyers?|sellers?|they|them|people|someone|somebody|anyone|anybody|others?|everyone|my\\s+broker|clientes?|comprador(?:es)?|vendedor(?:es)?|alguien|otros)';
const patterns: Readonly<Record<HowToAspect, RegExp>> = {
  phone: /\b(?:phones?|mobile|iphone|ipad|android|tablet|cell(?:phone)?|celular|telefono|movil)\b/,
  undo: inLines()`
    \b(?:
      undo|revert|reverse
      |(?:take|turn|change|switch|put|get)\s+(?:it|that|this)\s+(?:back|off)
      |take\s+(?:it\s+)?back|turn\s+(?:it\s+)?off|go\s+back|cancel|stop|remove|delete|unshare|deshac\w+|deshago
      |revertir|cancelar|quit\w+
    )\b
    |^\W*(?:and\s+)?back\W*$
  `,
  client: inLines()`
    \b${PEOPLE}\b.{0,40}\b(?:
      see|sees|open|opens|view|views|read|get|gets|need|log(?:ging|in)?|sign(?:ing)?|account|login|edit|change
      |download|print|know|notified|ve|ver|ven|abrir|necesitan?|cuenta|entrar
    )\b
    |\b(?:who|quien)\b.{0,15}\b(?:sees?|opens?|reads?|ve|ver|puede)\b
    |\b(?:share|send|give|show|comparto|compartir|mandar|enviar)\b.{0,20}\b${PEOPLE}\b
    |\b(?:log(?:ging)?|sign(?:ing)?)\s*in\b
    |\blogin\b
    |\b(?:without|sin|w/o)\b.{0,20}\b(?:account|login|cuenta|sesion)\b
    |\bl[oa]s?\s+pueden?\s+(?:ver|abrir)\b
  `,
  again: inLines()`
      ^\W*(?:(?:and|but|so|ok(?:ay)?|wait|y|pero)[\s,]+)*
        (?:
          wheres?|where's
          |where\s+(?:is|do\s+i\s+(?:find|see))
          |how(?:\s+do\s+i)?(?:\s+(?:do|find|get\s+to))?
          |which\s+(?:button|menu)|what\s+button|donde\s+esta|como
        )\s*(?:it|that|this|there|eso|esto)?\s*(?:again|exactly|otra\s+vez)?\W*$
      |\b(?:can'?t|cannot|don'?t)\s+(?:find|see)\s+(?:it|that|this)\W*$
      |\bno\s+l[oa]\s+(?:encuentro|veo)\W*$
    `,
};
/** A message about what was just told points at it, or is as short as "undo?". */
const pointsBack = /\b(?:it|that|this|them|they|there|one|those|lo|la|eso|esto|ahi)\b|^(?:\W*[\w']+){1,5}\W*$/;
/** About homes, texts and figures, and not about the product. */
const ofElse = inLines()`
  \b(?:
    homes?|houses?|condos?|beds?|baths?|price[ds]?|cheap\w*|first|second|third|search\s+for|find\s+me|write|draft
    |e-?mail|offer|market|sold|casas?|precio|primer[oa]|segund[oa]|escrib\w+
  )\b
  |\d
`;
const MAX_WORDS = 16;

/** @param namesTopic whether the words name something else of the product, of which only its aspect on a phone, or who sees it, is left */
export function readAspect(question: string, { namesTopic }: { namesTopic: boolean }): HowToAspect | null {
  const folded = fold(question).trim();
  if (namesTopic || folded.split(/\s+/).length > MAX_WORDS || ofElse.test(folded) || !pointsBack.test(folded)) return null;
  return aspects.find((one) => patterns[one].test(folded)) ?? null;
}

/** What a client sees of a topic. */
export interface SeenByLink {
  /** It stands in presentations that are shared by a link. */
  isShown: boolean;
  /** It is such a link itself. */
  isLink: boolean;
}

const ofLink: readonly HowTo[] = ['share-presentation', 'link-options'];
const ofPresentation: readonly HowTo[] = [...ofLink, 'start-presentation', 'branding', 'profile'];
export const seenByLink = (topic: HowTo): SeenByLink => ({
  isShown: ofPresentation.includes(topic),
  isLink: ofLink.includes(topic),
});
