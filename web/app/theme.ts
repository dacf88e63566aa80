import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { darkColors, durationsMs, easing, fontFamily, lightColors, radii, typeSizes } from '#web/ui/tokens.ts';
import { componentOverrides } from './theme-components.ts';

function paletteOf(colors: Record<keyof typeof lightColors, string>) {
  return {
    primary: { main: colors.accent, dark: colors.accentStrong, light: colors.accentSoft, contrastText: colors.onAccent },
    secondary: { main: colors.inkMuted, contrastText: colors.paper },
    error: { main: colors.danger, dark: colors.dangerStrong },
    warning: { main: colors.warning },
    success: { main: colors.success },
    info: { main: colors.inkMuted },
    background: { default: colors.paper, paper: colors.surface, sunken: colors.sunken },
    text: { primary: colors.ink, secondary: colors.inkMuted, disabled: colors.inkFaint },
    divider: colors.hairline,
    outline: colors.hairlineStrong,
    accentSoft: colors.accentSoft,
  };
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** One step below the paper: wells, the sidebar, code. */
    sunken: string;
  }
  interface Palette {
    /** Borders of controls: 3:1 against the paper. */
    outline: string;
    /** A wash of the accent, behind what is chosen. */
    accentSoft: string;
  }
  interface PaletteOptions {
    outline?: string;
    accentSoft?: string;
  }
}

const rem = (px: number) => `${px / 16}rem`;
const heading = (px: number, lineHeight: number, letterSpacing: string) => ({
  fontSize: rem(px),
  lineHeight,
  letterSpacing,
  fontWeight: 600,
});

export const theme = createTheme({
  // The attribute that `web/ui/color-mode.ts` sets, and `public/boot.js` before the first paint.
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'sk' },
  colorSchemes: { light: { palette: paletteOf(lightColors) }, dark: { palette: paletteOf(darkColors) } },
  spacing: 8,
  shape: { borderRadius: radii.control },
  typography: {
    fontFamily,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: heading(typeSizes.x3, 1.2, '-0.02em'),
    h2: heading(typeSizes.x2, 1.25, '-0.018em'),
    h3: heading(typeSizes.xl, 1.3, '-0.014em'),
    h4: heading(typeSizes.lg, 1.4, '-0.008em'),
    h5: heading(typeSizes.md, 1.45, '-0.004em'),
    h6: heading(typeSizes.sm, 1.45, '0'),
    body1: { fontSize: rem(typeSizes.lg), lineHeight: 1.6, letterSpacing: '-0.006em' },
    body2: { fontSize: rem(typeSizes.md), lineHeight: 1.5, letterSpacing: '-0.002em' },
    caption: { fontSize: rem(typeSizes.xs), lineHeight: 1.45, letterSpacing: '0.002em' },
    overline: { fontSize: rem(typeSizes.xs), lineHeight: 1.4, fontWeight: 550, letterSpacing: '0.01em', textTransform: 'none' },
    button: { fontSize: rem(typeSizes.md), lineHeight: 1.4, fontWeight: 550, textTransform: 'none', letterSpacing: '-0.002em' },
  },
  transitions: {
    duration: {
      shortest: durationsMs.short,
      shorter: durationsMs.short,
      short: durationsMs.medium,
      standard: durationsMs.medium,
      complex: durationsMs.long,
      enteringScreen: durationsMs.long,
      leavingScreen: durationsMs.medium,
    },
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
  },
  components: componentOverrides,
});
