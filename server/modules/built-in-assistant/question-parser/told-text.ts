/** How a text about figures is to be told, to whom and in whose name. */
import type { Language } from '../answers/texts/index.ts';

export interface ToldText {
  tone: 'professional' | 'warm' | 'bold';
  isShort: boolean;
  /** Null: the thread's. */
  language: Language | null;
  recipient: string | null;
  sender: string | null;
  /** It was to be sent, which the user has to do. */
  isToSend: boolean;
}
