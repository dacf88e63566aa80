/** Words by which agents' remarks say the same of a home: whoever looks for "one story" means "all on one level" as well. */

/** Each row says one thing. Searched without regard to capitals, hyphens and endings. */
const alike: readonly (readonly string[])[] = [
  ['single story', 'one story', '1 story', 'single level', 'one level', 'single floor', 'no interior stairs'],
  ['two story', '2 story', 'two level', 'two levels', 'two floors'],
  [
    ...[
      'fixer',
      'fixer upper',
      'needs work',
      'need of work',
      'needs updating',
      'needs tlc',
      'needs some tlc',
      'handyman special',
    ],
    ...['contractor special', 'bring a contractor', 'bring your contractor', 'much to do', 'needs repairs'],
  ],
  ['move in ready', 'turnkey', 'turn key'],
  ['remodeled', 'remodelled', 'renovated'],
  ['gym', 'gyms', 'fitness center', 'fitness room'],
  ['corner lot', 'corner parcel'],
  ['cul de sac', 'court location'],
];

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/^all on (?=one )/, '')
    .replace(/^no stairs$/, 'no interior stairs')
    .replace(/s$/, '')
    .trim();

/** What a keyword is looked for as: its own words first. */
export function wordsAlike(keyword: string): readonly string[] {
  const row = alike.find((words) => words.some((one) => plain(one) === plain(keyword)));
  return row ? [keyword, ...row.filter((one) => plain(one) !== plain(keyword))] : [keyword];
}
