import { useColorScheme } from '@mui/material/styles';

/** The theme that maps are drawn in: the page's. */
export function useMapTheme(): 'light' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}
