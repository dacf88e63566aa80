import type { ExtractedText } from '../extract/extracted.ts';
import { stemOf, stemsOf, tellingStemsOf, wordsOf } from './words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface Passage {
  page: number | null;
  text: string;
}

export interface TextAnswer {
  /** What the passages are: what was asked about, a page, how its pages begin, all of it, or (where nothing was found) how the file begins. */
  kind: 'found' | 'page' | 'outline' | 'whole' | 'beginning';
  passages: Passage[];
  /** Words of the question that the text does not have. */
  missing: string[];
}

const PASSAGE_CHARACTERS = 500;
const MAX_PASSAGES = 4;
const MAX_OUTLINE = 15;
const OUTLINE_CHARACTERS = 160;
const PAGE_CHARACTERS = 2_000;

const asksForOutline = inLines('i')`
  \b(?:
    summar\w*|overview|outline|main points|key points|in short|gist
    |what(?:'s| is) (?:in )?(?:this|it|the \w+)(?: about)?\s*\??$
    |what does (?:it|this|the \w+) say\s*\??$
  )
`;
const asksForPage = /\bpages? (\d+)\b/i;

/** What reports call what people ask for. */
const problems = stemsOf(
  'crack cracked damage damaged leak leaking rot rust corroded missing loose worn broken fail failed clogged moisture unsafe deficient deficiency defect',
);
const alsoMeant: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['problem', 'problems', 'issue', 'issues', 'wrong', 'concern', 'concerns', 'defect', 'defects', 'bad'].map((word) => [
    stemOf(word),
    problems,
  ]),
);

/** Said of a request and not of what is sought. */
const ofRequests = new Set(
  stemsOf(
    'main major big biggest important any anything much will need needs tell about there know find look give used report say',
  ),
);

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z\d"“])|\n+/).map((sentence) => sentence.trim());

function* passagesOf({ pages }: ExtractedText): Generator<Passage> {
  for (const { page, text } of pages) {
    let passage = '';
    for (const sentence of sentencesOf(text)) {
      if (passage !== '' && passage.length + sentence.length > PASSAGE_CHARACTERS) {
        yield { page, text: passage };
        passage = '';
      }
      passage = `${passage} ${sentence.slice(0, PASSAGE_CHARACTERS)}`.trim();
    }
    if (passage !== '') yield { page, text: passage };
  }
}

const cut = (text: string, characters: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= characters ? line : `${line.slice(0, line.lastIndexOf(' ', characters))} …`;
};

/** A flyer and a listing's copy are shorter. */
const WHOLE_CHARACTERS = 12_000;

/** All of a text page by page, as far as there is room for it. */
export function wholeText({ pages }: ExtractedText): TextAnswer & { isCut: boolean } {
  let room = WHOLE_CHARACTERS;
  const passages = pages.flatMap(({ page, text }) => {
    const part = text.slice(0, room).trim();
    room -= part.length;
    return part === '' ? [] : { page, text: part };
  });
  const isCut = pages.reduce((sum, { text }) => sum + text.length, 0) > WHOLE_CHARACTERS;
  return { kind: 'whole', passages, missing: [], isCut };
}

/** The passages that say most of what is asked about, the best first: rare words count more. */
export function findPassages(text: ExtractedText, question: string): TextAnswer {
  const asked = Number(asksForPage.exec(question)?.[1] ?? Number.NaN);
  const page = text.pages.find((one) => one.page === asked);
  if (page) return { kind: 'page', passages: [{ page: page.page, text: cut(page.text, PAGE_CHARACTERS) }], missing: [] };
  if (asksForOutline.test(question) && text.pages.length > 1) {
    const passages = text.pages.slice(0, MAX_OUTLINE).map((one) => ({ page: one.page, text: cut(one.text, OUTLINE_CHARACTERS) }));
    return { kind: 'outline', passages, missing: [] };
  }
  const all = [...passagesOf(text)];
  const sought = tellingStemsOf(question).filter((stem) => !ofRequests.has(stem));
  const stems = all.map((passage) => new Set(wordsOf(passage.text).map(stemOf)));
  const isSaid = (stem: string): boolean => stems.some((own) => own.has(stem));
  const weights = new Map(
    [...sought, ...sought.flatMap((stem) => (isSaid(stem) ? [] : (alsoMeant[stem] ?? [])))].map((stem) => [
      stem,
      Math.log(1 + all.length / (1 + stems.filter((own) => own.has(stem)).length)),
    ]),
  );
  const scored = all
    .map((passage, index) => ({
      passage,
      score: [...weights].reduce((sum, [stem, weight]) => sum + (stems[index]?.has(stem) ? weight : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored.slice(0, MAX_PASSAGES).filter(({ score }) => score >= (scored[0]?.score ?? 0) * 0.6);
  const missing = new Set(sought.filter((stem) => !isSaid(stem)));
  return {
    kind: best.length > 0 ? 'found' : 'beginning',
    passages: best.length > 0 ? best.map(({ passage }) => passage) : all.slice(0, 1),
    missing: [...new Set(wordsOf(question))].filter((word) => missing.has(stemOf(word))),
  };
}
