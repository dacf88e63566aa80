/** Words before a message that say what it asks for: the buttons of a question back say them. */
import { languages, textsIn, type Texts } from '../answers/texts/index.ts';
import { intents, type Intent } from './vocabulary.ts';

export function explicitly(intent: Intent, text: string, { asking }: Texts = textsIn('english')): string {
  return `${asking.explicit[intent] ?? asking.explicit.other}: ${text}`;
}

/** The intent that the message names itself, and the message without it. */
export function readExplicit(text: string): { intent: Intent; text: string } | null {
  const [, named = '', rest = ''] = /^\s*(\p{Lu}[\p{L} ]+): (.+)$/su.exec(text) ?? [];
  for (const language of languages) {
    const { explicit } = textsIn(language).asking;
    const intent = intents.find((each) => explicit[each] === named);
    if (intent) return { intent, text: rest };
  }
  return null;
}
