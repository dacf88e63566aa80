import type { ExtractedText } from '../extract/extracted.ts';
import { stemOf, tellingStemsOf, wordsOf } from './words.ts';

export interface Passage {
  page: number | null;
  text: string;
}

const PASSAGE_CHARACTERS = 700;
const MAX_PASSAGES = 4;

function* passagesOf({ pages }: ExtractedText): Generator<Passage> {
  for (const { page, text } of pages) {
    let passage = '';
    for (const sentence of text.split(/(?<=[.!?])\s+(?=[A-Z\d"“])|\n+/)) {
      if (passage !== '' && passage.length + sentence.length > PASSAGE_CHARACTERS) {
        yield { page, text: passage };
        passage = '';
      }
      passage = `${passage} ${sentence.slice(0, PASSAGE_CHARACTERS)}`.trim();
    }
    if (passage !== '') yield { page, text: passage };
  }
}

/** The passages that say most of what is asked about, the best first: rare words count more. The beginning, where nothing is asked or found. */
export function findPassages(text: ExtractedText, question: string): { passages: Passage[]; found: boolean } {
  const all = [...passagesOf(text)];
  const asked = tellingStemsOf(question);
  const stems = all.map((passage) => new Set(wordsOf(passage.text).map(stemOf)));
  const weights = new Map(
    asked.map((stem) => [stem, Math.log(1 + all.length / (1 + stems.filter((own) => own.has(stem)).length))]),
  );
  const scored = all
    .map((passage, index) => ({
      passage,
      score: asked.reduce((sum, stem) => sum + (stems[index]?.has(stem) ? (weights.get(stem) ?? 0) : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored.slice(0, MAX_PASSAGES).filter(({ score }) => score >= (scored[0]?.score ?? 0) * 0.6);
  return best.length > 0
    ? { passages: best.map(({ passage }) => passage), found: true }
    : { passages: all.slice(0, 2), found: false };
}
