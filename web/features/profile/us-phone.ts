import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether what is typed is a number of the US. */
export function isUsPhone(typed: string): boolean {
  const parsed = parsePhoneNumberFromString(typed, 'US');
  return parsed?.country === 'US' && parsed.isValid() && !parsed.ext;
}
