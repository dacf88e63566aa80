/** What is used of the browsers' speech recognition, which the types of pages do not know. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  /** Ends with what was said so far. */
  stop: () => void;
  /** Ends at once. */
  abort: () => void;
}

declare global {
  var SpeechRecognition: (new () => Recognition) | undefined;
  var webkitSpeechRecognition: (new () => Recognition) | undefined;
}

/** Hears English, sentence after sentence, and tells what it understands meanwhile; null where the browser cannot. */
export function createRecognition(): Recognition | null {
  const Recognizer = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
  if (!Recognizer) return null;
  return Object.assign(new Recognizer(), { lang: 'en-US', continuous: true, interimResults: true });
}
