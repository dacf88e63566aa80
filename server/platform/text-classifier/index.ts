export {
  decodeClassifier,
  encodeClassifier,
  createTextClassifier,
  loadTextClassifier,
  type ClassifierFile,
  type TextClassifier,
} from './classifier.ts';
export { createFeatureExtractor } from './features.ts';
export { SENTENCE_END, tokensOf, wordsOf, type Token } from './tokens.ts';
