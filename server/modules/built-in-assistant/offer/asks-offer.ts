/** Words that ask what to offer for a home, or whether it is priced right: the same facts tell. */
const BUYER = '(?:i|we|he|she|they|you|one|(?:my|our|the)\\s+(?:clients?|buyers?))';
export const asksOffer = new RegExp(
  [
    '\\b(?:offer|bid(?:ding)?|negotiat(?:ion|ing))\\s+(?:strategy|strategies|tips|advice|price)\\b',
    `\\b(?:what|how\\s+(?:much|low|high)|where)\\s+(?:should|would|could|can|do)\\s+${BUYER}\\s+(?:\\w+\\s+)?(?:offer|bid|come\\s+in|go\\s+in)\\b`,
    '\\b(?:good|strong|fair|competitive|reasonable|smart|winning|right|lowball|opening|starting|realistic)\\s+(?:offer|bid)\\b(?!\\s+letter)',
    `\\b(?:can|could|should|do)\\s+${BUYER}\\s+(?:\\w+\\s+)?(?:offer|bid)\\b`,
    // "Should we go over asking", "do they need to come in under list"
    `\\b(?:can|could|should|do|would)\\s+${BUYER}\\s+(?:(?:have|need|want)\\s+to\\s+)?(?:go|come\\s+in|start)\\s+(?:in\\s+)?(?:well\\s+|way\\s+|a\\s+bit\\s+)?(?:over|above|under|below|at)\\s+(?:the\\s+)?(?:ask(?:ing)?|list)\\b`,
    // "Should the seller counter", "counter or accept", "is 1.52 a good counter"
    '\\b(?:should|would|could|can|do|does)\\s+(?:i|we|they|he|she|(?:my|our|the)\\s+(?:sellers?|clients?))\\s+(?:\\w+\\s+)?(?:counter|accept|take\\s+(?:it|the\\s+offer|that\\s+offer))\\b',
    '\\bcounter\\s+or\\s+(?:accept|take|reject)|(?:accept|take|reject)\\s+(?:it\\s+)?or\\s+counter\\b|\\b(?:what|how\\s+much|where)\\s+(?:to|should\\s+\\w+(?:\\s+\\w+)?)\\s+counter\\b',
    // "Can we lowball 20% under", "would they take 5% under"
    '\\b(?:can|could|should|do|would)\\s+(?:i|we|he|she|they|you|my\\s+\\w+)\\s+(?:\\w+\\s+)?low\\s?-?ball\\b|^\\W*(?:what\\s+about\\s+|how\\s+about\\s+)?low\\s?-?ball(?:ing)?\\b',
    '\\b(?:would|will|could|might)\\s+(?:they|the\\s+(?:sellers?|owners?))\\s+(?:\\w+\\s+)?(?:take|accept|consider|go\\s+for)\\s+\\$?\\d[\\d.,]*\\s?(?:k|%|percent)?\\s+(?:under|over|below|above|off|less)\\b',
    '\\bwhat\\s+to\\s+(?:offer|bid)\\b|\\bhow\\s+to\\s+(?:price|structure|approach|make)\\s+(?:an?|the|my|our|their)\\s+(?:offer|bid)\\b',
    '\\bestrategia\\s+(?:de|para)\\s+(?:la\\s+|una\\s+)?oferta\\b|\\b(?:buena|oferta\\s+inicial|justa)\\s+oferta\\b',
    '\\b(?:cuanto|que)\\s+(?:deberia\\w*|debemos|debo|conviene|puedo|podemos)\\s+ofrecer\\b',
  ].join('|'),
);

const SELLER = '(?:i|we|they|he|she|my\\s+(?:sellers?|clients?)|the\\s+sellers?)';
const IT = '(?:it|this|that)(?:\\s+(?:home|house|one|condo|listing|place))?';
const PRICE = '(?:(?:the|its|this|that|their)\\s+)?(?:ask(?:ing)?|list(?:ing)?)?\\s*(?:price)?';
const FAIR = '(?:fair|right|reasonable|realistic|ok(?:ay)?|good|justified|(?:way\\s+)?(?:too\\s+)?(?:high|low|much))';
export const asksPricing = new RegExp(
  [
    `\\b(?:should|do)\\s+${SELLER}\\s+(?:\\w+\\s+)?(?:lower|drop|reduce|cut|change|raise)\\s+(?:the\\s+|its\\s+|their\\s+)?price\\b`,
    "\\b(?:is\\s*n[o']?t|not|no|few|hardly\\s+any)\\s+(?:(?:getting|having|seeing)\\s+)?(?:(?:any|many|enough)\\s+)?(?:showings|offers|traffic)\\b",
    "\\bis\\s*n'?t\\s+selling\\b|\\bnot\\s+selling\\b",
    `\\bis\\s+${IT}\\s+(?:overpriced|underpriced|(?:well|fairly|correctly)\\s+priced|priced\\s+(?:right|well|fairly|correctly|(?:too\\s+)?(?:high|low)))\\b`,
    '\\bprice\\s+(?:reduction|cut|drop|adjustment|improvement)\\s+(?:talk|conversation|discussion|meeting|call)\\b',
    '\\b(?:talking\\s+points|arguments|case|numbers|stats|convince|persuade)\\b.{0,40}\\b(?:price\\s+(?:reduction|cut|drop|adjustment)|(?:lower|reduce|drop|cut)\\s+(?:the\\s+|their\\s+|her\\s+|his\\s+)?price)\\b',
    // "Is the price fair?", "is that a good deal", "worth the asking"
    `\\b(?:is|does)\\s+(?=\\S+\\s+(?:ask|list|price))${PRICE}\\s+(?:\\w+\\s+)?${FAIR}(?=\\s*[?.!]*$)`,
  ].join('|'),
);

/** Whether what a home asks is a good deal; of what else these words are said, the home that stands decides. */
export const asksDeal = new RegExp(
  [
    `\\b(?:is|was)\\s+${IT}\\s+(?:really\\s+|even\\s+)?an?\\s+(?:good|fair|bad|great|decent|rip\\s*-?off)\\s+(?:deal|price|value|buy|bargain)\\b`,
    `^(?:(?:so|and|but|ok(?:ay)?)\\s+)*(?:is\\s+${IT}\\s+)?worth\\s+(?:it\\s+at\\s+that\\s+price|the\\s+(?:price|money|ask(?:ing)?(?:\\s+price)?)|what\\s+they(?:'re|\\s+are)?\\s+ask(?:ing)?)\\b`,
    '\\b(?:es|esta)\\s+(?:(?:un\\s+)?buen\\s+precio|bien\\s+de\\s+precio|(?:muy\\s+)?car[oa]|sobrevalorad[oa]|justo\\s+el\\s+precio)\\b',
  ].join('|'),
);
