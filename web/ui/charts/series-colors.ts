import { lightColors } from '../tokens.ts';

/** Lines that stand side by side differ in colour and in their dashes, so that nobody needs to tell colours apart. */
const styles = [
  [`var(--sk-palette-primary-main, ${lightColors.accent})`, ''],
  [`var(--sk-palette-warning-main, ${lightColors.warning})`, '7 4'],
  [`var(--sk-palette-error-main, ${lightColors.danger})`, '2 3'],
  [`var(--sk-palette-success-main, ${lightColors.success})`, '10 3 2 3'],
  [`var(--sk-palette-text-primary, ${lightColors.ink})`, '4 2'],
  [`var(--sk-palette-text-secondary, ${lightColors.inkMuted})`, '1 4'],
] as const;

export function seriesStyle(at: number): { color: string; dashes: string } {
  const [color, dashes] = styles[at % styles.length] ?? styles[0];
  return { color, dashes };
}
