/** Days that people tell of their own lives: none of them is a day of a listing. */
import { inLines } from '#server/platform/text/in-lines.ts';

/** A month, a season or a week, as it is said in a story. */
export const WHEN =
  "(?:(?:early|late|mid|next|this|coming|the)\\s+)*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter|weekend|week|month|year|quarter|holidays|new\\s+year'?s?)\\b(?:\\s+(?:1st|15th|\\d{1,2}(?:st|nd|rd|th)?|20\\d\\d))?";

/** A part of a message up to where the next begins. */
const PART = /(?:(?!\b(?:and|but|so|who|now|then)\b)[^.;!?,])+/g;
const PEOPLE = inLines()`
  \b(?:
    i|we|he|she|they|my|our|his|her|their|clients?|buyers?|couple|family|wife|husband|partner|sons?|daughters?|kids?
    |child(?:ren)?|baby|boy|girl|twins|mom|mother|dad|father|parents|grand\w+|dog|puppy
  )\b
`;
const EVENTS = inLines()`
  \b(?:
    wedding|engaged|adopt\w*|born|birth\w*|married|divorc\w*|pregnan\w*|expecting|due|retir\w*|graduat\w*|school
    |college|jobs?|mov(?:e|ed|ing)|relocat\w*|transferr?\w*|visit\w*|flying|fly|in\s+town|deploy\w*|pcs|vacation
    |surgery|turn(?:s|ed|ing)?|started|starts?|promoted|laid\s+off|pre-?approved
  )\b
`;
/** "We loved the place on Saturday": the home was seen, and is not wanted by its day. */
const SEEN = inLines()`
  \b(?:i|we|they|he|she|clients?|buyers?|husband|wife)\b.*\b
  (?:loved|liked|saw|toured|visited|enjoyed|hated|missed|walked|met|talked|spoke|called|e-?mailed|texted|showed)\b
`;
/** A part that wishes for something, or counts it, is no story alone. */
const WISHES = inLines()`
  \d
  |\b(?:
    hundred|thousand|million|needs?|needing|wants?|wanting|looking|prefers?|likes?|must|wish\w*|hop(?:e|es|ing)|with
    |without|near|close|search\w*|show|find|under|over|below|at\s+least
  )\b
`;
/** A home of their own is in the story, and is not wanted. */
const OWN_HOME = /\b(?:my|our|his|her|their)\s+(?:\w+\s+)?(?:home|house|condo|place|apartment|townhouse|rental|lease)\b/g;
const ON_MARKET = inLines()`
  \b(?:
    list(?:ed|ings?)?|sold|sales?|clos(?:ed|ings?)|comps?|comparables?|market|new|newest|homes?|houses?|condos?
    |townho\w+|lofts?|apartments?|units?|propert(?:y|ies)|places?|open\s+houses?|reduced|cuts?|price[sd]?|built
    |pending|active
  )\b
`;
const DAY_OF_STORY = inLines('g')`
  \b(?:
    (?:back\s+)?(?:in|on|by|since|before|after|around|until|till|from|during|at\s+the\s+(?:end|start)\s+of)\s+
      (?:last\s+|next\s+|this\s+)?
      (?:${WHEN}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|20[12]\d\b|\d{1,2}/\d{1,2}(?:/\d{2,4})?)
    |(?:last|this|next)\s+(?:${WHEN}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)
    |yesterday|today|tomorrow
  )
`;

/** "They adopted a boy in May": a day of people's lives is none of a listing. */
export const withoutDaysOfLives = (text: string) =>
  text.replace(PART, (part) => {
    const isOfPeople =
      EVENTS.test(part) || (PEOPLE.test(part) && /\b\w+ed\b|\b(?:had|got|came|met|left|lost|won|began|became|went)\b/.test(part));
    if (SEEN.test(part) && !/\b(?:listed|sold)\b/.test(part)) return part.replace(DAY_OF_STORY, ' ');
    if (!isOfPeople || ON_MARKET.test(part.replace(OWN_HOME, ' '))) return part;
    return EVENTS.test(part) && !WISHES.test(part) ? ' ' : part.replace(DAY_OF_STORY, ' ');
  });
