/** Words that ask what to offer for a home. */
const BUYER = '(?:i|we|he|she|they|you|one|(?:my|our|the)\\s+(?:clients?|buyers?))';
export const asksOffer = new RegExp(
  [
    '\\b(?:offer|bid(?:ding)?|negotiat(?:ion|ing))\\s+(?:strategy|strategies|tips|advice|price)\\b',
    `\\b(?:what|how\\s+(?:much|low|high)|where)\\s+(?:should|would|could|can|do)\\s+${BUYER}\\s+(?:\\w+\\s+)?(?:offer|bid|come\\s+in|go\\s+in)\\b`,
    '\\b(?:good|strong|fair|competitive|reasonable|smart|winning|right|lowball|opening|starting|realistic)\\s+(?:offer|bid)\\b(?!\\s+letter)',
    `\\b(?:can|could|should)\\s+${BUYER}\\s+(?:\\w+\\s+)?(?:offer|bid)\\b`,
    '\\bwhat\\s+to\\s+(?:offer|bid)\\b|\\bhow\\s+to\\s+(?:price|structure|approach|make)\\s+(?:an?|the|my|our|their)\\s+(?:offer|bid)\\b',
    '\\bestrategia\\s+(?:de|para)\\s+(?:la\\s+|una\\s+)?oferta\\b|\\b(?:buena|oferta\\s+inicial|justa)\\s+oferta\\b',
    '\\b(?:cuanto|que)\\s+(?:deberia\\w*|debemos|debo|conviene|puedo|podemos)\\s+ofrecer\\b',
  ].join('|'),
);
