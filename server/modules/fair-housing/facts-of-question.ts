/** What the classifier of questions sees beside their words: shared by the program and by who trains it. */
const MAX_SIZE = 5;

/** How long it is: one word alone ("female") asks for nobody. */
export const factsOfQuestion = (words: number): string[] => [`size ${Math.min(MAX_SIZE, Math.floor(Math.log2(1 + words)))}`];
