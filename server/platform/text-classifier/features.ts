/**
 * What a classifier sees of a text: its words, pairs of words, pieces of words, its beginning, and the tags that the caller gives (what the text
 * is for, what is on the screen), alone and with each word, and facts, alone. Each feature is a number below 2^bits, found by hashing, so that no list of
 * features has to be kept; two features that share a number cost little.
 */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Kinds of features begin with a seed of their own, so that the word `no` is not the pair or piece `no`. */
const SEEDS = { word: 1, pair: 2, skip: 3, piece: 4, begin: 5, tag: 6, tagWord: 7, fact: 8 } as const;

const MIN_PIECE_LETTERS = 3;
const MAX_PIECE_LETTERS = 5;
/** An endless word tells no more than its beginning. */
const MAX_WORD_LETTERS = 40;
const WORD_START = 0x5e;
const WORD_END = 0x24;

const step = (hash: number, value: number) => Math.imul(hash ^ value, PRIME);

function hashOf(text: string, seed: number): number {
  let hash = step(OFFSET, seed);
  const length = Math.min(text.length, MAX_WORD_LETTERS);
  for (let at = 0; at < length; at += 1) hash = step(hash, text.charCodeAt(at));
  return hash;
}

/** Spreads the bits, so that the highest ones can stand for all. */
function spread(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Finds the features of texts; one per number of bits, kept by who classifies. */
export type FeatureExtractor = (words: readonly string[], tags: readonly string[], facts?: readonly string[]) => Uint32Array;

export function createFeatureExtractor(bits: number): FeatureExtractor {
  const shift = 32 - bits;
  /** In which text each number was met last: each counts once. */
  const metIn = new Uint32Array(2 ** bits);
  let textNumber = 0;
  let found = new Uint32Array(1_024);
  let count = 0;

  const add = (hash: number) => {
    const number = spread(hash) >>> shift;
    if (metIn[number] === textNumber) return;
    metIn[number] = textNumber;
    if (count === found.length) {
      const larger = new Uint32Array(count * 2);
      larger.set(found);
      found = larger;
    }
    found[count] = number;
    count += 1;
  };

  const addPieces = (word: string) => {
    const letters = Math.min(word.length, MAX_WORD_LETTERS);
    const end = letters + 2;
    for (let from = 0; from + MIN_PIECE_LETTERS <= end; from += 1) {
      let hash = step(OFFSET, SEEDS.piece);
      const last = Math.min(end, from + MAX_PIECE_LETTERS);
      for (let at = from; at < last; at += 1) {
        hash = step(hash, at === 0 ? WORD_START : at > letters ? WORD_END : word.charCodeAt(at - 1));
        if (at - from + 1 >= MIN_PIECE_LETTERS) add(hash);
      }
    }
  };

  return (words, tags, facts = []) => {
    textNumber += 1;
    count = 0;
    const hashes = words.map((word) => hashOf(word, SEEDS.word));
    const tagHashes = tags.map((tag) => hashOf(tag, SEEDS.tag));
    for (const hash of tagHashes) add(hash);
    for (const fact of facts) add(hashOf(fact, SEEDS.fact));
    add(step(step(step(OFFSET, SEEDS.begin), hashes[0] ?? 0), hashes[1] ?? 0));
    for (let at = 0; at < words.length; at += 1) {
      const hash = hashes[at] ?? 0;
      add(hash);
      addPieces(words[at] ?? '');
      for (const tag of tagHashes) add(step(step(tag, SEEDS.tagWord), hash));
      if (at + 1 < words.length) add(step(step(hash, SEEDS.pair), hashes[at + 1] ?? 0));
      if (at + 2 < words.length) add(step(step(hash, SEEDS.skip), hashes[at + 2] ?? 0));
    }
    return found.subarray(0, count);
  };
}
