export { decodeClassifier, encodeClassifier, loadTextClassifier, type ClassifierFile } from './classifier.ts';
export { createFeatureExtractor } from './features.ts';
export { SENTENCE_END, tokensOf, wordsOf, type Token } from './tokens.ts';
