/** Forgives typing errors in the words that the topics know; every other word stays as it is. */

const vocabulary = [
  'acres', 'apartment', 'apartments', 'around', 'bathroom', 'bathrooms', 'bedroom', 'bedrooms', 'between', 'biggest', 'building', 'built', 'cheapest', 'cheaper', 'closed',
  'closest', 'commercial', 'condo', 'condos', 'condominium', 'condominiums', 'contingent', 'duplex', 'exactly', 'expensive', 'family', 'fourplex', 'garage', 'highest', 'house',
  'houses', 'largest', 'lease', 'least', 'listed', 'listing', 'listings', 'lowest', 'manufactured', 'million', 'minimum', 'maximum', 'months', 'multifamily', 'neighborhood', 'newest', 'oldest',
  'parking', 'pending', 'properties', 'property', 'recently', 'rental', 'rentals', 'single', 'smallest', 'square', 'studio', 'townhome', 'townhomes', 'townhouse',
  'townhouses', 'triplex', 'under', 'thousand', 'without',
]; // oxfmt-ignore
/** Four letters are enough to recognise these; in others a real word would be changed. */
const shortVocabulary = ['under', 'house', 'condo', 'built'];
/** Short words whose letters are swapped. */
const swappedWords = [
  'with',
  'bath',
  'beds',
  'town',
  'home',
  'loft',
  'sold',
  'rent',
  'near',
  'land',
  'baths',
  'homes',
  'units',
  'days',
  'weeks',
  'month',
  'months',
];
const lettersOf = (word: string) => [...word].sort().join('');
const bySortedLetters = new Map(swappedWords.map((word) => [lettersOf(word), word]));
/** Real words that stand one letter from a known one. */
const real = new Set([
  'hose',
  'guilt',
  'closet',
  'closets',
  'horse',
  'horses',
  'build',
  'built',
  'alter',
  'pound',
  'ground',
  'leased',
  'leasing',
  'lasts',
  'least',
  'quiet',
  'singles',
  'spare',
  'units',
  'month',
  'wonder',
  'thunder',
  'listen',
  'blister',
  'acre',
  'condor',
  'hours',
  'rent',
  'garages',
  'houseboat',
  'rental',
  'families',
  'lofts',
  'newer',
  'older',
  'large',
  'larger',
  'cheap',
  'near',
  'loser',
  'close',
  'closer',
  'parks',
  'list',
  'lists',
  'spacing',
  'sold',
  'build',
  'buildings',
  'underground',
  'surround',
  'ending',
  'spending',
  'lending',
  'bending',
  'binding',
  'barking',
  'packing',
  'working',
  'finest',
  'nearest',
  'latest',
  'greatest',
  'boldest',
  'coldest',
  'order',
  'udder',
  'elder',
  'sunder',
  'hinder',
]);
const known = new Set(vocabulary);

/** Edits between two words: insert, delete, replace, swap neighbours. Stops counting above two. */
export function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 9) + 1, (current[column - 1] ?? 9) + 1, (last[column - 1] ?? 9) + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 9) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 3;
}

/** "4 beeds": behind a number a short word is enough. */
const counted = ['bed', 'beds', 'bath', 'baths', 'bedroom', 'bathroom'];
const countedReal =
  /^(?:bids?|best|both|bar|bars|bad|bay|bays|bat|bats|week|weeks|reds|beach|boats?|path|paths|math|oaths?|beats?|based)$/;
const behindNumber = /(?<=\b\d(?:\.5)?\s)[a-z]{4,9}\b/g;

function roomsForgiven(text: string): string {
  return text.replace(behindNumber, (word) =>
    countedReal.test(word) ? word : (counted.find((known) => editDistance(word, known) <= 1) ?? word),
  );
}

/** "Rentt", "solld". */
const doubled = new Map(
  ['rent', 'sold', 'home', 'homes', 'beds', 'bath', 'baths', 'condos', 'lofts', 'loft', 'with', 'near', 'sale', 'lease'].map(
    (word) => [word, word],
  ),
);
const undoubled = (text: string) =>
  text.replace(/\b[a-z]{4,8}\b/g, (word) => doubled.get(word.replace(/([a-z])\1/g, '$1')) ?? word);

export function forgiveSpelling(text: string): string {
  return roomsForgiven(undoubled(text)).replace(/[a-z]{4,}/g, (word) => {
    if (known.has(word) || real.has(word)) return word;
    const swapped = word.length <= 5 ? bySortedLetters.get(lettersOf(word)) : undefined;
    if (swapped?.startsWith(word.charAt(0)) && editDistance(word, swapped) === 1) return swapped;
    let best = word;
    let bestDistance = word.length >= 8 ? 3 : 2;
    for (const candidate of word.length === 4 ? shortVocabulary : vocabulary) {
      if (candidate[0] !== word[0] && candidate[1] !== word[1]) continue;
      const distance = editDistance(word, candidate);
      if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
    }
    return best;
  });
}
