/** "At 610", "610k", "1.05m", "$610,000": a sum near a price, as agents write it for short. */

/** From here on a bare number is dollars. */
const MIN_BARE_DOLLARS = 10_000;
/** Up to here a bare number is millions. */
const MAX_MILLIONS = 20;

/** @returns dollars; null where the number is of no home's price. @param near a price that tells what a small number is meant in */
export function sumInThousands(digits: string, unit: string | undefined, near: number | null = null): number | null {
  const written = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(written) || written <= 0) return null;
  if (unit) return Math.round(written * (/^(?:k|mil$|thousand)/.test(unit) ? 1_000 : 1_000_000));
  if (written >= MIN_BARE_DOLLARS) return Math.round(written);
  if (written >= 100) return Math.round(written * 1_000);
  return written <= MAX_MILLIONS && digits.includes('.') && (near ?? 1_000_000) >= 500_000
    ? Math.round(written * 1_000_000)
    : null;
}
