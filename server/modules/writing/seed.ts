/** Choices that look free and are the same each time for the same home. */

/** FNV-1a: a few lines, and stable over time, which `Math.random` and object order are not. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

export type Choose = <Choice>(among: readonly Choice[], topic: string) => Choice | undefined;

/** What is said, and not how: another wording leads with the same, so that no fact comes or goes with it. */
const ofFacts = 'hook';

/**
 * One of several for a topic; another home gets another one.
 * @param variant each next one takes the next choice of every topic but what it leads with
 */
export function chooserFor(seed: string, variant = 0): Choose {
  return (among, topic) => among[(hashOf(`${seed}/${topic}`) + (topic === ofFacts ? 0 : variant)) % Math.max(1, among.length)];
}
