/** Words that people make passwords of; what stands around them (digits, signs) is the first thing that anybody tries. */
const commonWords = new Set(
  `password passwort passphrase welcome letmein qwerty qwertyui qwertyuiop qwertz asdfghjkl zxcvbnm qazwsx iloveyou sunshine princess
  dragon monkey football baseball basketball superman batman master admin administrator root login changeme default secret trustno
  whatever shadow michael jordan jennifer ashley charlie summer winter spring autumn january february march april june july august
  september october november december monday friday hello helloworld starwars pokemon computer internet access freedom family
  forever realtor realestate broker agent listing househunter homesweethome sidekick abc abcd abcdef abcdefgh abcdefghijkl test
  testing guest user temporary temppassword newpassword mypassword companyname google facebook america`.split(/\s+/),
);
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password that keeps the rules is still one that is guessed first: a common word, once or repeated, with digits and signs
 * around it or in place of its letters (`P@ssw0rd2024!`).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const withoutEnds = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const readings = [lower.replaceAll(/[^a-z]/g, ''), withoutEnds.replaceAll(/[^a-z]/g, (sign) => lookalikes[sign] ?? '')];
  return readings.some((letters) => commonWords.has(repeatedPartOf(letters)));
}

/** `testtest` is `test`. */
function repeatedPartOf(letters: string): string {
  return /^(.+?)\1*$/.exec(letters)?.[1] ?? '';
}
