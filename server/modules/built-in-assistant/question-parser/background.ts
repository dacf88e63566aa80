/** What people tell about themselves, and what is no condition of a search: their move, the home that they sold. */

import { WHEN, withoutDaysOfLives } from './days-of-lives.ts';
import { fold } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Who a story is about. */
const WHO =
  "(?:(?:my|our|the|these|his|her|their)\\s+(?:\\w+\\s+)?(?:clients?|buyers?|couple|family|friends?|parents?|daughter|son|husband|wife|folks)|they|we|i|he|she)(?:'ve|\\s+have|\\s+had|\\s+has)?";
/** What somebody did before they want the next home: its dates, sums and places are of another home. */
const DID =
  '(?:just\\s+|already\\s+|recently\\s+|finally\\s+|both\\s+)*(?:closed\\s+on|sold|bought|purchased|moved|relocated|rented|lived|paid|refinanced|inherited|came\\s+(?:here\\s+)?from|grew\\s+up|got\\s+married|retired)';
/** Up to where the next part of the sentence begins. */
const STORY_END = '(?=,\\s|\\b(?:and|but|so|who|then)\\b|[.;!?](?:\\s|$)|$)';

/** "2 kids", "a big dog" */
const MEMBERS =
  '(?:an?\\s+|\\d\\s+|one\\s+|two\\s+|three\\s+|four\\s+|some\\s+)?(?:small\\s+|young\\s+|big\\s+|little\\s+|large\\s+)?(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen(?:ager)?s?|twins|dogs?|cats?|pets?|puppy)';

const stories: [RegExp, string][] = [
  // The frame of a letter: "Fwd: Hi Robin, …", "… Thanks, Jenny".
  [/^\s*(?:fwd?|fw|re)\s*:\s*/g, ' '],
  [/^\s*(?:hi|hello|hey|dear)\s+(?!there\b|all\b)[a-z]+(?:\s+and\s+[a-z]+)?\s*[,!:-]/g, ' '],
  [
    /\b(?:many\s+)?(?:thanks|thank\s+you|thx|cheers|best(?:\s+regards)?|(?:kind\s+)?regards|sincerely|yours)\s*[,!.-]+\s*[a-z]+(?:\s+[a-z]+)?\s*$/g,
    ' ',
  ],
  // What they live in now.
  [
    inLines('g')`
      \b(?:in|out\s+of|from|leaving|of)\s+(?:our|my|their|his|her)\s+
      (?:(?!next\b|new\b|future\b|dream\b)\w+\s+){0,2}?(?:apartment|house|condo|home|place|rental|townhouse|studio)
      \b
    `,
    ' ',
  ],
  // Where they come from: "downsizing from a big house in Hillsborough".
  [
    inLines('g')`
      \b(?:(?:down|up)siz\w+|moving|relocat\w+|com(?:e|ing))\s+(?:(?:up|down|over)\s+)?from\s+
      (?:an?|our|the|their|my)\s+(?:\w+\s+){0,3}?(?:house|home|condo|place|apartment|estate|ranch|farm)\b
      (?:\s+(?:in|on|near)\s+[^.,;!?]*?)?(?=[.,;!?]|\b(?:and|but|so|to|into)\b|$)
    `,
    ' ',
  ],
  // Who is to live there, which is no condition of a home: "a couple w/ 2 kids and a dog".
  [
    inLines('g')`
      \b(?:for\s+)?(?:(?:an?|my|the|this)\s+)?(?:young\s+|nice\s+)?(?:couple|family|buyers?|clients?)\s+
      (?:with\s+|w\/?\s*|who\s+have\s+)${MEMBERS}(?:\s*(?:,|and|&|plus)\s+${MEMBERS})*\b
    `,
    ' ',
  ],
  // Where a lead came from: "new lead came in zillow wants to see …, name Jamal".
  [
    inLines('g')`
      ^\W*(?:(?:i|we)\s+)?(?:just\s+)?(?:got\s+|have\s+)?(?:an?\s+)?(?:new|hot|fresh|online)\s+leads?\s+
      (?:(?:just\s+)?(?:came|come)\s+(?:in\s+)?)?(?:(?:in|from|on|off|via|thru|through)\s+)*
      (?:zillow|redfin|realtor(?:\.com)?|facebook|instagram|homes\.com|(?:my|the|our)\s+(?:website|site|sign))?
    `,
    ' ',
  ],
  [
    inLines('g')`
      ,?\s*\b(?:and\s+)?(?:wants?|needs?)\s+(?:an?\s+)?(?:answe?r|reply|response)\s+(?:fast|quick(?:ly)?|asap|now|today)
      (?:[\s,]+(?:his|her|their|the)?\s*names?(?:'?s|\s+(?:is|are))?\s+[a-z]+(?:\s+and\s+[a-z]+)?)?\W*$
    `,
    ' ',
  ],
  // Why they wish for it: ", her mom has a bad knee".
  [
    inLines('g')`
      (?:,\s*|\b(?:because|since|cuz|bc)\s+)(?:
        (?:my|our|his|her|their)\s+(?:\w+\s+)?
          (?:mom|mum|mother|dad|father|parents?|wife|husband|son|daughter|grand\w+|knees?|back|hips?)
        |he|she|they
      )\s+(?:has|have|had|is|are|can'?t|cannot|uses?|gets?)\b(?!\s+to\b)[^.;!?,\d]*?(?=[.;!?,]|\b(?:and|so|but)\b|$)
    `,
    ' ',
  ],
  // What could be built one day: "a big lot I could add an ADU on".
  [
    inLines('g')`
      (?:\b(?:with|on)\s+an?\s+(?:\w+\s+)?(?:lots?|yard|parcel)\s+)?\b
      (?:
        (?:that\s+|which\s+|where\s+)?(?:i|we|you|they|he|she|one)\s+(?:can|could|might|may)
        |(?:room|space|potential|big\s+enough|enough\s+(?:room|space|land))\s+(?:to|for)
        |to
      )\s+(?:add|build|put(?:\s+in)?|fit|adding|building)\s+(?:an?\s+)?
      (?:adu|in-?law(?:\s+unit)?|granny\s+(?:flat|unit)|pool|garage|second\s+(?:unit|story))\b(?:\s+on)?
    `,
    ' ',
  ],
  // For whom it is looked for.
  [
    inLines('g')`
      \b(?:something|(?:a\s+)?(?:home|house|place|condo)|it|homes|houses)?\s*\bfor\s+(?:my|our|his|her|their)\s+
      (?:\w+\s+)?(?:
        mom|mum|mother|dad|father|parents?|folks|sister|brother|son|daughter|aunt|uncle|grandma|grandpa|grandparents
        |in-laws|wife|husband|partner|clients?|buyers?|friends?|boss
      )\b(?!\s*'s?\b)
    `,
    ' homes ',
  ],
  [new RegExp(`(?:\\b${WHO}\\s+|(?<=,\\s|\\band\\s)(?=moved\\b|relocated\\b))${DID}\\b[^;!?]*?${STORY_END}`, 'g'), ' '],
  [
    inLines('g')`
      \b(?:our|my|their|his|her)\s+(?:current\s+)?lease\s+(?:(?:here|there|now)\s+)?(?:is\s+)?
      (?:up|ends?|ending|expires?|expiring|runs?\s+out|over)\b(?:\s+(?:in|at\s+the\s+end\s+of|by|on)\s+${WHEN})?
    `,
    ' ',
  ],
  // When they move in, which no field of a listing tells.
  [
    inLines('g')`
      (?<!\b(?:sold|closed|listed|sales|closings)\b.*)\b
      (?:starting|available|mov(?:e|es|ing)(?:[\s-]?in)?(?:\s+date)?|beginning|occupancy)\s+(?:in\s+|from\s+|on\s+|by\s+|around\s+)?
      ${WHEN}
    `,
    ' ',
  ],
  // "New" said of their own is no listing's age.
  [
    /\b(?:an?|my|his|her|their|our|the)\s+new\s+(?:jobs?|baby|position|role|school|employer|office|dog|puppy|marriage|family)\b/g,
    ' ',
  ],
  // What they did is not what they ask for: "we toured three places last week".
  [
    inLines('g')`
      \b(?:we|i|they|he|she|clients?|buyers?|couple|family)(?:'ve|\s+have)?\s+(?:(?:already|just)\s+)?
      (?:toured|visited|viewed|saw|seen|looked\s+at|lost|missed|made\s+an?\s+offer|bid)\b
      (?:(?!\s(?:and|but|so)\s)[^.;!?,])*
    `,
    ' ',
  ],
  // Before the next: "we are moving to Raleigh in January" names no date of a listing.
  [
    inLines('g')`
      \b(
        (?:
          mov(?:e|ing)|relocat(?:e|ing)|transferr?(?:ing)?|our\s+lease|the\s+baby|school\s+starts?
          |(?:new\s+)?jobs?\s+starts?
          |(?:daughter|son|kids?|wife|husband|partner|he|she|i|we|they)\s+(?:will\s+)?
            (?:starts?|begins?|retires?|graduates?)
        )\b[^.,;!?]{0,60}?
      )\s+(?:in|on|by|before|after|around|during|at\s+the\s+end\s+of)\s+${WHEN}
    `,
    '$1',
  ],
  [
    inLines('g')`
      \b(?:(?:just|already|recently|finally)\s+)*
      (?:sold|selling|sell|closed\s+on|listed|listing|rented\s+out|outgrown)\s+(?:our|my|their|his|her)\s+
      (?:(?:old|current|last|first|starter|present|own)\s+)?
      (?:home|house|condo|place|townhouse|townhome|apartment|loft|property)\b
    `,
    ' ',
  ],
  // "Closing before March 1 would be good": their own, of the home they buy.
  [
    inLines('g')`
      \b(?:clos(?:e|ing)|escrow|settle(?:ment)?|possession|keys?)\s+(?:date\s+)?
      (?:in|on|by|before|after|around|no\s+later\s+than)\s+${WHEN}(?:\s+(?:\d{1,2}|20\d\d))*
      (?=[^.;!?]*\b(?:would|is|be|if|ideal\w*|good|great|best|works?|prefer\w*|please|possible)\b)
    `,
    ' ',
  ],
  // "The one on the hill was too small and the 2 bath one had no parking": of homes that they saw.
  [
    inLines('g')`
      \bthe\s+(?:[\w-]+\s+){0,3}?(?:one|ones|place|house|home|condo)
      (?:\s+(?:on|at|in|near|by|with)\s+(?:[\w-]+\s+){1,4}?)?\s*(?:was|were|had|has|felt|seemed|looked|is|smelled)
      \s+(?:too|no|not|so|just|really|very|kind|a\s+bit|nice|great|small|dark|noisy)\b[^.;!?,]*?
      (?=\band\s+the\b|\bbut\b|[.;!?,]|$)
    `,
    ' ',
  ],
  // "Thanks for showing us 3 places on Saturday": what was done already.
  [
    inLines('g')`
      \b(?:many\s+|so\s+much\s+)?(?:thanks|thank\s+you|thx)\s+(?:(?:again|so\s+much|a\s+lot)\s+)?for\s+
      (?:showing|sending|meeting|taking|coming|walking|letting|driving|your|the)\b[^.;!?]*
    `,
    ' ',
  ],
  // "We have about 300k to put down", "20 % down": what is paid at once, and no price.
  [
    inLines('g')`
      \b(?:(?:we|i|they|he|she)(?:'ve)?\s+)?(?:(?:have|has|having|got|with|saved(?:\s+up)?)\s+)?
      (?:about|around|roughly|some|only|up\s+to|at\s+least|almost|nearly|over)?\s*\$?\s?\d[\d.,]*\s?
      (?:k|m|mil|million|thousand|grand|%|percent)?\s+(?:
        (?:in\s+)?(?:cash\s+)?(?:
          to\s+put\s+down
          |(?:as|for)\s+(?:a|the|our|their)\s+down\s*payment
          |down\s*payment|saved(?:\s+up)?|in\s+savings|in\s+the\s+bank
        )
        |down(?=\s*(?:[.,;!?]|$|\b(?:and|but|so|to|at)\b))
      )\b
    `,
    ' ',
  ],
  // "We close on our place on Jan 15": of the home that they leave.
  [
    inLines('g')`
      \b(?:we|they|i|he|she)(?:'ll|\s+will)?\s+(?:close|settle|move\s+out|sign|hand\s+over)\s+(?:escrow\s+)?
      (?:on\s+|of\s+)?(?:our|my|their|his|her|the)\s+(?:(?:old|current|own|present)\s+)?
      (?:home|house|condo|place|sale|apartment|townhouse)\b
      (?:\s+(?:on|in|by|before|after|around)?\s*${WHEN}(?:\s+\d{1,2}(?:st|nd|rd|th)?)?(?:,?\s+20\d\d)?)?
    `,
    ' ',
  ],
  // "We're renting a 1 bed and want to buy": the lease is the one they leave.
  [
    inLines('g')`
      \b(?:currently|now|we're|we\s+are|i'm|i\s+am|they're|they\s+are|been)\s+(?:(?:currently|now)\s+)?
      (?:living|renting|leasing)\s+(?:in\s+)?(?:an?|our|their|my)\s+
      (?:(?:small|tiny|studio|(?:[1-4]|one|two|three)[\s-]?(?:bed(?:room)?|br))(?:\s+|\b))*
      (?:apartment|apt|rental|house|condo|place|flat)?(?=.*\b(?:buy|buying|own|purchase)\b)
    `,
    ' ',
  ],
];

export const withoutBackground = (text: string) =>
  withoutDaysOfLives(stories.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text));

/** "My clients are renting in Berkeley": where they live today, whatever it is that they lease. */
const home = inLines('g')`
  \b(?:${WHO}|(?:my|our|the)\s+(?:clients?|buyers?))(?:'re|'m|'s)?\s+
  (?:(?:are|is|am|have|has|been|currently|now|still)\s+)*(?:renting|living|leasing|rent|live)\s+
  (?:(?:an?|our|their)\s+(?:\w+\s+){0,2}?(?:apartment|house|condo|place|home)\s+)?in\s+(?:[\w'-]+\s?){1,3}?
  (?:\s+(?:now|right\s+now|today|for\s+\w+\s+years?))?(?=[.,;!?]|\s+(?:and|but|so|who|now)\b)
`;
const namesAnotherPlace = /\b(?:in|near|around|at|to)\s+(?!(?:a|the|my|our|their|one|\d+)\s)[a-z]{3,}/;

/** A message without the place that people live in today, where it names another: read before places are. */
export function withoutPlaceOfToday(text: string): string {
  const folded = fold(text);
  const found = [...folded.matchAll(home)].map(({ index, 0: words }) => ({ index, end: index + words.length }));
  const blanked = found.reduce((rest, { index, end }) => rest.slice(0, index) + ' '.repeat(end - index) + rest.slice(end), text);
  return namesAnotherPlace.test(fold(blanked)) ? blanked : text;
}
