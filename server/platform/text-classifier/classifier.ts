/**
 * A linear text classifier: each label has a weight for each feature; the sum over a text's features, above 0, speaks for the label. The
 * weights are found by `npm run train-classifiers` from labelled sentences and stored as one file: a line of JSON, then a signed byte per
 * feature and label, all of it compressed by Brotli.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { createFeatureExtractor } from './features.ts';

const headSchema = z.object({
  labels: z.array(z.string()).min(1),
  /** SHA-256 of what the weights were learned from, by which stale ones are told without learning again. */
  learnedFrom: z.string(),
  /** Features are numbered below 2^bits. */
  bits: z.int().min(8).max(22),
  /** What a byte of 1 weighs. */
  scale: z.number().positive(),
  /** What each label has before any feature is seen. */
  biases: z.array(z.number()),
});

export interface ClassifierFile extends z.infer<typeof headSchema> {
  /** 2^bits rows of one weight per label. */
  weights: Int8Array;
}

interface TextClassifier {
  labels: readonly string[];
  /**
   * For each label the log-odds that the text is of it: 0 is even, 2.2 is nine to one. Where the labels exclude each other, the difference of
   * two scores is how much likelier the one is than the other.
   */
  score: (words: readonly string[], tags: readonly string[], facts?: readonly string[]) => number[];
}

const NEW_LINE = 0x0a;

export function encodeClassifier({ weights, ...head }: ClassifierFile): Buffer {
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  return brotliCompressSync(Buffer.concat([line, Buffer.from(weights.buffer, weights.byteOffset, weights.length)]));
}

/** @throws Error when the file is not one that `npm run train-classifiers` has written. */
export function decodeClassifier(compressed: Buffer): ClassifierFile {
  const bytes = brotliDecompressSync(compressed);
  const end = bytes.indexOf(NEW_LINE);
  const head = headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end)));
  const weights = new Int8Array(bytes.subarray(end + 1));
  if (weights.length !== 2 ** head.bits * head.labels.length) throw new Error('A file of weights is cut off');
  return { ...head, weights };
}

function createTextClassifier({ labels, bits, scale, biases, weights }: ClassifierFile): TextClassifier {
  const featuresOf = createFeatureExtractor(bits);
  return {
    labels,
    score: (words, tags, facts) => {
      const features = featuresOf(words, tags, facts);
      const sums = new Int32Array(labels.length);
      for (const feature of features) {
        const row = feature * labels.length;
        for (let label = 0; label < labels.length; label += 1) sums[label]! += weights[row + label]!;
      }
      const length = Math.sqrt(Math.max(1, features.length));
      return labels.map((_, label) => (sums[label]! * scale) / length + biases[label]!);
    },
  };
}

export const loadTextClassifier = (file: URL): TextClassifier => createTextClassifier(decodeClassifier(readFileSync(file)));
