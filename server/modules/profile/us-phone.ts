import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A US number in E.164, however it was written; null for what is none. */
export function usPhoneOf(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  return parsed?.country === 'US' && parsed.isValid() && !parsed.ext ? parsed.number : null;
}

/** A stored number as people here write it: (415) 555-0123. */
export function formatUsPhone(e164: string): string {
  return parsePhoneNumberFromString(e164, 'US')?.formatNational() ?? e164;
}
