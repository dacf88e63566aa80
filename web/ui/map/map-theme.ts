import { useColorScheme } from '@mui/material/styles';
import { darkColors, lightColors } from '../tokens.ts';

/** The theme that maps are drawn in: the page's. */
export function useMapTheme(): 'light' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}

/** What is drawn on a map in: the accent of the page, which a map cannot read. */
export function useMapAccent() {
  return (useMapTheme() === 'dark' ? darkColors : lightColors).accent;
}
