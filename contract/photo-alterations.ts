/** What an agent says was done to a photo of theirs; an MLS says it in its own words. */
export const photoAlterations = [
  'Virtually staged',
  'Objects removed',
  'Sky replaced',
  'Renovation imagined',
  'Digitally edited',
  'Illustration',
] as const;
export type PhotoAlteration = (typeof photoAlterations)[number];

/** "Altered: virtually staged" of a feed's VirtuallyStaged or Virtually Staged; a photo that shows what is not there says so. */
export function alterationWords(alteration: string): string {
  if (alteration === 'Illustration') return alteration;
  return `Altered: ${alteration.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`;
}
