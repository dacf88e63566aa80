import { useColorScheme } from '../color-mode.ts';
import { darkColors, lightColors } from '../tokens.ts';

/** What is drawn on a map in: the accent of the page, which a map cannot read. */
export function useMapAccent() {
  return (useColorScheme() === 'dark' ? darkColors : lightColors).accent;
}
