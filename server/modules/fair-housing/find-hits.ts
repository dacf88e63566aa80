/**
 * Judges a text: a classifier decides whether a question, or a sentence of a reply or of copy, breaks the law; rules point at its words and
 * give the reason. Where no rule knows the words the whole sentence is the hit, and a second classifier says of which class.
 */
import { loadTextClassifier, SENTENCE_END, tokensOf, type Token } from '#server/platform/text-classifier/index.ts';
import { withoutClientNames } from './client-names.ts';
import { factsOfQuestion } from './facts-of-question.ts';
import { isGreetingOfOwners, isLetterToOwners } from './letters-to-owners.ts';
import { hitsOf, levelOf, soundsLike, type FairHousingHit, type Judged } from './hit.ts';
import { WordIndex, type Match } from './pattern.ts';
import { fairHousingClasses, isProtected, type FairHousingClass } from './protected-classes.ts';
import { citingRules, lawOf, warningRules, type Rule, type TextUse } from './rules.ts';

/** Who asks uses other words than who answers or advertises, and asks most of what has nothing to do with people. */
const ofQuestions = loadTextClassifier(new URL('weights/question.weights', import.meta.url));
const ofTexts = loadTextClassifier(new URL('weights/violation.weights', import.meta.url));
const violatedClass = loadTextClassifier(new URL('weights/class.weights', import.meta.url));

/** Log-odds from which on a text is said to break the law: a little below even, because a violation that passes is worse than a question back. */
const THRESHOLD = -0.42;
/** The same for a question. */
const QUESTION_THRESHOLD = -0.5;

/** A longer question tells a story, whose people are no condition: it has to be clearer. */
const MAX_PLAIN_WORDS = 25;
const STORY_THRESHOLD = -0.1;

/** A longer question is a letter, and is judged by sentence. */
const MAX_QUESTION_WORDS = 60;
/** Each of a letter's many sentences may be taken for a violation: one alone has to be clearer. */
const LETTER_THRESHOLD = 0.3;

const MIN_SUM_DIGITS = 4;

/** "$28,024" in the cell of a table sounds like nobody's age, nor does "1 (28.8%) and 6 (35.2%)" behind the point of "No.". */
function areSums(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ spellings: [word = ''] }) => word);
  const digits = words.filter((word) => word !== 'and').join('');
  return digits.length >= MIN_SUM_DIGITS && /^\d+$/.test(digits);
}

/**
 * "No. 2 (30.2%), 5 (46%)": shares in brackets behind the numbers of a list sound like ages, and the point of "No." ends no sentence; blotted out,
 * letter for letter.
 */
const withoutShares = (text: string): string =>
  text.replace(/\bNo\.(?=\s\d)|(?:\d{1,2}\s)?\(\d{1,3}(?:\.\d+)?%\)/g, (share) => ' '.repeat(share.length));

/** What is judged at once: a question as a whole, else each sentence. */
function unitsOf(tokens: readonly Token[], use: TextUse): Match[] {
  if (tokens.length > 0 && use === 'question' && tokens.length <= MAX_QUESTION_WORDS) return [{ from: 0, to: tokens.length }];
  const units: Match[] = [];
  for (let at = 0, from = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at]?.spellings[0] !== SENTENCE_END) continue;
    if (at > from && !areSums(tokens.slice(from, at))) units.push({ from, to: at });
    from = at + 1;
  }
  return units;
}

interface FoundRule {
  rule: Rule;
  match: Match;
}

/** Of one rule: whoever writes it more often is hostile, and the rest of the text is cited as a whole. */
const MAX_CITED = 100;

/** Where rules stand that the state does not let be; of matches that overlap the shortest, which says best what is meant. */
function findRules(rules: readonly Rule[], words: WordIndex, judged: Judged): FoundRule[] {
  const found = rules
    .filter((rule) => levelOf(rule, judged) !== null)
    .flatMap((rule) =>
      words
        .matchesOf(rule.pattern)
        .slice(0, MAX_CITED)
        .map((match) => ({ rule, match })),
    );
  return withoutOverlaps(found, ({ match: { from, to } }) => ({ start: from, end: to, rank: to - from }));
}

/** Of neighbours that overlap the one of the lowest rank stays; all in the order of the text. */
function withoutOverlaps<T>(all: readonly T[], placeOf: (one: T) => { start: number; end: number; rank: number }): T[] {
  const inOrder = all
    .map((one) => ({ one, ...placeOf(one) }))
    .sort((first, second) => first.start - second.start || first.rank - second.rank);
  const apart: typeof inOrder = [];
  for (const next of inOrder) {
    const last = apart.at(-1);
    if (!last || last.end <= next.start) apart.push(next);
    else if (next.rank < last.rank) apart[apart.length - 1] = next;
  }
  return apart.map(({ one }) => one);
}

/** The class that a text violates by its sound; of those that the state protects, if it protects any that is near. */
function classOf(words: readonly string[], { use, state }: Judged): FairHousingClass {
  const scores = violatedClass.score(words, [use]);
  const ranked = fairHousingClasses
    .map((classId, label) => ({ classId, score: scores[label] ?? 0 }))
    .sort((one, other) => other.score - one.score);
  return (
    ranked.find(({ classId, score }) => score > 0 && isProtected(classId, state))?.classId ?? ranked[0]?.classId ?? 'steering'
  );
}

/** What a unit is cited for that breaks the law: the rules that stand in it, else its sound as a whole. */
function violationsOf(unit: Match, cited: readonly FoundRule[], classId: FairHousingClass, judged: Judged): FairHousingHit[] {
  if (cited.length > 0) return cited.flatMap(({ rule, match }) => hitsOf(rule, match, judged));
  return hitsOf({ ...lawOf(classId), id: soundsLike(classId), level: 'block', rewrite: null }, unit, judged);
}

/** A text with more unlawful sentences is hostile: the rest of it is of the class of the last. */
const MAX_CLASSIFIED = 20;

const wordsOf = ({ from, to }: Match, { tokens }: Judged) => tokens.slice(from, to).map(({ spellings: [word = ''] }) => word);

function thresholdOf({ length }: Judged['tokens']): number {
  if (length <= MAX_PLAIN_WORDS) return QUESTION_THRESHOLD;
  return length > MAX_QUESTION_WORDS ? LETTER_THRESHOLD : STORY_THRESHOLD;
}

function breaksLaw(unit: Match, judged: Judged): boolean {
  const words = wordsOf(unit, judged);
  if (judged.use !== 'question') return (ofTexts.score(words, [judged.use])[0] ?? 0) >= THRESHOLD;
  return (ofQuestions.score(words, [judged.use], factsOfQuestion(words.length))[0] ?? 0) >= thresholdOf(judged.tokens);
}

function violationsOfAll(units: readonly Match[], words: WordIndex, judged: Judged): FairHousingHit[] {
  const found = findRules(citingRules, words, judged);
  let next = 0;
  let classId: FairHousingClass = 'steering';
  return units.flatMap((unit, number) => {
    while (next < found.length && found[next]!.match.from < unit.from) next += 1;
    const first = next;
    while (next < found.length && found[next]!.match.from < unit.to) next += 1;
    if (number < MAX_CLASSIFIED) classId = classOf(wordsOf(unit, judged), judged);
    return violationsOf(unit, found.slice(first, next), classId, judged);
  });
}

/** The units that break the law; of a question the first few decide. */
function unlawfulOf(judged: Judged): Match[] {
  const unlawful: Match[] = [];
  for (const unit of unitsOf(judged.tokens, judged.use)) {
    if (judged.use === 'question' && unlawful.length === MAX_CLASSIFIED) break;
    if (breaksLaw(unit, judged)) unlawful.push(unit);
  }
  return unlawful;
}

/** What stands alone in the cell of a table: a name, a date, a header. */
const MAX_CELL_WORDS = 4;

/** It is no sentence, and sounds like anything: it breaks the law where a rule knows its words. */
function isBareCell({ from, to }: Match, { text, tokens, use }: Judged): boolean {
  const before = tokens[from - 1];
  return use === 'reply' && to - from <= MAX_CELL_WORDS && before !== undefined && text[before.start] === '|';
}

/** Whom a letter goes to: the greeting of a reply, and a request for such a letter. */
function isToOwners({ from, to }: Match, { text, tokens, use }: Judged): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined) return false;
  if (use === 'question') return isLetterToOwners(text);
  return isGreetingOfOwners(text.slice(first.start, last.end));
}

/** A fact that records hold, and the words to ask for it by: they rate nothing and nobody. */
const recordWords = new Set(
  `a about an and any are assigned by city county district districts for hoa home house how in is it its lot name neighborhood neighborhoods of on per each
  one s school schools state taxes that the there this to what which year yard zip zoned`.split(/\s+/),
);

/** "Schools?", "which school district is it in?": what the record says may be asked, whatever short words sound like. */
const asksForRecord = (tokens: readonly Token[]) =>
  tokens.length > 0 && tokens.every(({ spellings }) => spellings[0] === SENTENCE_END || recordWords.has(spellings[0] ?? ''));

/** "No rent back": who stays how long after closing is a term of a contract, and nobody's rent; blotted out, letter for letter. */
const withoutContractTerms = (text: string): string =>
  text.replace(/\b(?:(?:no|without|sin)\s+)?(?:rent|lease)[\s-]backs?\b/gi, (term) => ' '.repeat(term.length));

function readable(told: string, use: TextUse): string {
  const text = withoutContractTerms(told);
  if (use === 'copy') return text;
  return withoutClientNames(use === 'reply' ? withoutShares(text) : text);
}

/** The hits of a text, in its order; a block before the warnings that it overlaps. */
export function findHits(text: string, use: TextUse, state: string | null): FairHousingHit[] {
  const judged: Judged = { text, tokens: tokensOf(readable(text, use)), use, state };
  if (use === 'question' && asksForRecord(judged.tokens)) return [];
  const weighed = unlawfulOf(judged);
  if (weighed.length === 0 && use !== 'copy') return [];
  const words = new WordIndex(judged.tokens);
  const cells = new Set(weighed.filter((unit) => isBareCell(unit, judged) || isToOwners(unit, judged)));
  const cited = cells.size === 0 ? [] : findRules(citingRules, words, judged);
  const unlawful = weighed.filter(
    (unit) => !cells.has(unit) || cited.some(({ match: { from, to } }) => from >= unit.from && to <= unit.to),
  );
  const violations = unlawful.length > 0 ? violationsOfAll(unlawful, words, judged) : [];
  const warnings =
    use === 'copy' ? findRules(warningRules, words, judged).flatMap(({ rule, match }) => hitsOf(rule, match, judged)) : [];
  return withoutOverlaps([...violations, ...warnings], ({ level, start, end }) => ({
    start,
    end,
    rank: (level === 'warn' ? text.length : 0) + end - start,
  }));
}
