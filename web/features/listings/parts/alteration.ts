/** "Altered: virtually staged" of a feed's VirtuallyStaged or Virtually Staged; a photo that shows what is not there says so. */
export function alterationWords(alteration: string): string {
  return `Altered: ${alteration.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`;
}
