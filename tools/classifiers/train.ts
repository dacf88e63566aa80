/**
 * Finds the weights of a text classifier from labelled sentences: logistic regression, each label against all others or as the one that a text
 * has, with steps that shrink per weight (AdaGrad). The same sentences in the same order give the same weights, to the byte.
 */
import { createHash } from 'node:crypto';
import { createFeatureExtractor, type ClassifierFile } from '#server/platform/text-classifier/index.ts';

export interface LabelledText {
  words: readonly string[];
  tags: readonly string[];
  facts?: readonly string[];
  /** What it counts beside the others; 1 where nothing is said. */
  weight?: number;
  /** Null for a text that is of no label. */
  label: string | null;
}

export interface TrainingOptions {
  bits: number;
  /** Features of fewer texts are passed over. */
  minTexts?: number;
  rounds?: number;
  step?: number;
  /** Each text has just one of the labels; else a text is of each label or not, whatever it is of the others. */
  oneLabel?: boolean;
}

/** Who labelled the texts is wrong now and then: nothing is learned as certain. */
const DOUBT = 0.1;
const DECAY = 1e-3;
const BIAS_STEP = 0.02;
const FIRST_SLOPES = 0.1;
/** Below this a label has nothing to learn from the text. */
const MIN_SLOPE = 2e-3;
const SEED = 20_261_121;
const MAX_BYTE = 127;
const MIN_TEXTS = 3;
/** To be raised when the same texts are learned in another way than before. */
const METHOD = 1;

/** The same shuffled order each time. */
function createShuffle(): (order: Uint32Array) => void {
  let seed = SEED;
  return (order) => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = Math.floor((seed / 2 ** 32) * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
  };
}

function featuresOfAll(texts: readonly LabelledText[], bits: number, minTexts: number): Uint32Array[] {
  const featuresOf = createFeatureExtractor(bits);
  const all = texts.map(({ words, tags, facts }) => featuresOf(words, tags, facts).slice());
  const counts = new Uint32Array(2 ** bits);
  for (const features of all) for (const feature of features) counts[feature]! += 1;
  return all.map((features) => features.filter((feature) => counts[feature]! >= minTexts));
}

/** Turns the sums of a text into slopes: how much each label's sum was too high. */
type ToSlopes = (sums: Float64Array, labelled: number) => void;

const eachAlone: ToSlopes = (sums, labelled) => {
  for (let label = 0; label < sums.length; label += 1)
    sums[label] = 1 / (1 + Math.exp(-sums[label]!)) - (labelled === label ? 1 : 0);
};

const oneOfAll: ToSlopes = (sums, labelled) => {
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let label = 0; label < sums.length; label += 1) {
    sums[label] = Math.exp(sums[label]! - highest);
    total += sums[label]!;
  }
  const doubt = DOUBT / (sums.length - 1);
  for (let label = 0; label < sums.length; label += 1)
    sums[label] = sums[label]! / total - (labelled === label ? 1 - DOUBT : doubt);
};

/** Weights as signed bytes, the heaviest as 127. */
function toBytes(weights: Float64Array): { weights: Int8Array; scale: number } {
  const heaviest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const scale = heaviest / MAX_BYTE;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

/** What is to be learned; to learn it takes a minute, to tell whether it was learned already a second. */
export interface Lesson {
  learnedFrom: string;
  learn: () => ClassifierFile;
}

/** A digest of all that decides what is learned: what is seen of each text, its label and weight, the options, and how it is learned. */
function digestOf(
  labels: readonly string[],
  texts: readonly LabelledText[],
  options: TrainingOptions,
  features: readonly Uint32Array[],
): string {
  const hash = createHash('sha256').update(JSON.stringify([METHOD, labels, options]));
  for (const [at, { label, weight }] of texts.entries()) hash.update(features[at]!).update(JSON.stringify([label, weight]));
  return hash.digest('hex');
}

export function prepareLesson(labels: readonly string[], texts: readonly LabelledText[], options: TrainingOptions): Lesson {
  const features = featuresOfAll(texts, options.bits, options.minTexts ?? MIN_TEXTS);
  const learnedFrom = digestOf(labels, texts, options, features);
  return { learnedFrom, learn: () => ({ ...trainClassifier(labels, texts, options, features), learnedFrom }) };
}

function trainClassifier(
  labels: readonly string[],
  texts: readonly LabelledText[],
  { bits, rounds = 30, step: stepLength = 0.3, oneLabel = false }: TrainingOptions,
  known: readonly Uint32Array[],
): Omit<ClassifierFile, 'learnedFrom'> {
  const labelNumbers = texts.map(({ label }) => (label === null ? -1 : labels.indexOf(label)));
  const toSlopes = oneLabel ? oneOfAll : eachAlone;
  const width = labels.length;
  const weights = new Float64Array(2 ** bits * width);
  const slopes = new Float64Array(weights.length).fill(FIRST_SLOPES);
  const biases = new Float64Array(width);
  const sums = new Float64Array(width);
  const order = Uint32Array.from(texts, (_, at) => at);
  const shuffle = createShuffle();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order);
    for (const at of order) {
      const features = known[at]!;
      if (features.length === 0) continue;
      const length = Math.sqrt(features.length);
      const weight = texts[at]!.weight ?? 1;
      sums.fill(0);
      for (const feature of features)
        for (let label = 0; label < width; label += 1) sums[label]! += weights[feature * width + label]!;
      for (let label = 0; label < width; label += 1) sums[label] = sums[label]! / length + biases[label]!;
      toSlopes(sums, labelNumbers[at]!);
      for (let label = 0; label < width; label += 1) {
        const slope = weight * sums[label]!;
        if (Math.abs(slope) < MIN_SLOPE) continue;
        biases[label]! -= BIAS_STEP * slope;
        for (const feature of features) {
          const index = feature * width + label;
          const step = slope / length + DECAY * weights[index]!;
          slopes[index]! += step * step;
          weights[index]! -= (stepLength * step) / Math.sqrt(slopes[index]!);
        }
      }
    }
  }
  return { labels: [...labels], bits, biases: [...biases], ...toBytes(weights) };
}
