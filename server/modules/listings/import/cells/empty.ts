const emptyWords = new Set([
  ...[
    '',
    '-',
    '--',
    '---',
    '–',
    '—',
    '.',
    '?',
    'n/a',
    'na',
    '#n/a',
    'n.a.',
    'none',
    'null',
    '(null)',
    '<null>',
    'nil',
    'nan',
    'undefined',
  ],
  ...[
    '\\n',
    '(blank)',
    'not available',
    'not applicable',
    'unknown',
    'tbd',
    'contact agent',
    'call',
    'call for price',
    'call for pricing',
    'call agent',
    'price on request',
    'price upon request',
    'upon request',
    'tba',
    'undisclosed',
    'not disclosed',
    '$',
    '$-',
    '$ -',
    '#ref!',
    '#null!',
    '#num!',
    '(none)',
    'not provided',
    'not reported',
    '#value!',
    '#name?',
    '#div/0!',
  ],
]);

/** "-- bds", "-- sqft": nothing, with the unit that it would have. */
const nothingOf = /^(?:--+|—)\s*[a-z]{1,6}$/i;

/** What databases and spreadsheets write where there is no date. */
const noDate =
  /^(?:0000-00-00|0{1,2}\/0{1,2}\/0{4}|1900-01-0[01]|0?1\/0?[01]\/1900|0001-01-01|0?1\/0?1\/0001|9999-12-31|12\/31\/9999)(?:[ T]0?0:00(?::00)?.*)?$/;

/** A cell as a person means it: without blanks around it, without what makes Excel keep zeros (`="01234"`), words for nothing as nothing. */
export function cleanCell(cell: string): string {
  const text = cell.replace(/[\u00a0\u2007\u202f\t\r\n ]+/g, ' ').trim();
  const plain = /^="(.*)"$/.exec(text)?.[1] ?? (/^'\d/.test(text) ? text.slice(1) : text);
  return emptyWords.has(plain.toLowerCase()) || nothingOf.test(plain) || noDate.test(plain) ? '' : plain.trim();
}

/** The same for prose, whose lines stay. */
export function cleanProse(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  return emptyWords.has(text.toLowerCase()) ? '' : text;
}
