import { lightColors } from '../tokens.ts';

/** Colours of charts: those of the page's theme; where a drawing stands outside any page (a file, a mail), those of paper. */
export const chartColors = {
  data: `var(--sk-palette-primary-main, ${lightColors.accent})`,
  soft: `var(--sk-palette-action-selected, ${lightColors.accentSoft})`,
  ink: `var(--sk-palette-text-primary, ${lightColors.ink})`,
  muted: `var(--sk-palette-text-secondary, ${lightColors.inkMuted})`,
  hairline: `var(--sk-palette-divider, ${lightColors.hairline})`,
  paper: `var(--sk-palette-background-paper, ${lightColors.surface})`,
} as const;

/** Of the words in a chart: 12 px at every width, since a chart is drawn anew for its frame and not scaled. */
export const chartText = { fontSize: 12, fill: chartColors.muted, fontFamily: 'inherit' } as const;
