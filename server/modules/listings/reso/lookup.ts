/**
 * Both spellings of a RESO lookup value as one: "Active Under Contract" and `ActiveUnderContract` → `activeundercontract`.
 * Unknown values stay what they are and are kept as the feed spells them.
 */
export function lookupKey(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9]/g, '');
}
