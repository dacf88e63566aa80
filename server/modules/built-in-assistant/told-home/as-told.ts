/** What is typed of a home, with its short forms in full and without what tells nothing of it. */
import { inLines } from '#server/platform/text/in-lines.ts';

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(\d(?:bds?|brs?|bas?|beds?))(?=\d)/gi, '$1 '],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s*(?=[a-z])/gi, 'with '],
  [/\bw\s+(?=[a-z])/gi, 'with '],
  [/\borig\b\.?/gi, 'original'],
  [/\bbuilt[\s-]+ins\b/gi, 'built-ins'],
  [/\b(?:hdwd|hrdwd|hwd?)\s+(?=fl)/gi, 'hardwood '],
  [/\b(?:frplc|frpl)\b/gi, 'fireplace'],
  [/\bbsmt\b/gi, 'basement'],
  [/\b(?:bkyd|byd)\b/gi, 'backyard'],
  [/\b(?:updtd?|upd)\b/gi, 'updated'],
  [/\breno(?:['’]?d)?\b/gi, 'renovated'],
  [/\bappls?\b/gi, 'appliances'],
  [/\bmid[\s-]?century\b/gi, 'mid-century'],
  [/\b(?:pkg|prkg|prkng|pking)\b\.?/gi, 'parking'],
  [/\blndry\b/gi, 'laundry'],
  [/\b(?:rmdld|remod)\b\.?/gi, 'remodeled'],
  [/\bkit\b(?=\s*(?:[,.;]|$|and\b|with\b))/gi, 'kitchen'],
  [/\b(new|updated|remodell?ed|renovated|redone) kitchen (?:and|&|\+) (baths?|bathrooms?)\b/gi, '$1 kitchen, $1 $2'],
  [/\b(?:lg|lrg|lge)\b\.?(?=\s+[a-z])/gi, 'large'],
  [/\b(?:sm|sml)\b\.?(?=\s+(?:yard|lot|patio|office|deck|garden|home|house))/gi, 'small'],
  [/\byd\b/gi, 'yard'],
  [/\bgar\b\.?/gi, 'garage'],
  [/\bnr\b(?=\s+[a-z])/gi, 'near'],
  [/\bfplc\b\.?/gi, 'fireplace'],
  [/\bhvac\b/gi, 'HVAC'],
  [/\brv\b/gi, 'RV'],
  [/\bev\b/gi, 'EV'],
  [/\badu\b/gi, 'ADU'],
  [/\bbart\b/gi, 'BART'],
  [
    /\b(water|trash|garbage|gas|heat|sewer|electric(?:ity)?|internet|wifi)\s+and\s+(?=(?:water|trash|garbage|gas|heat|sewer|electric|internet|wifi))/gi,
    '$1 & ',
  ],
];
/** "Available dec 15" */
const monthInSmall = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?(?=\.?\s+\d)/g;
export const inFull = (text: string): string =>
  shortForms
    .reduce((left, [short, whole]) => left.replace(short, whole), text)
    .replace(monthInSmall, (month) => month.charAt(0).toUpperCase() + month.slice(1));

/** "Not in MLS yet", "I mistyped", "not 1640": of the listing or of the message, and not of the home. */
const chatter = inLines('gi')`
  ^\W*(?:(?:hey|hi|hello|hola|yo|ok(?:ay)?|so|thanks|thx)[\s,!.]+)+
  |\b(?:(?:is|it(?:['’]?s)?)\s+)?(?:not|isn['’]?t)\s+(?:yet\s+)?
    (?:(?:listed\s+)?(?:in|on)\s+(?:the\s+)?(?:mls|market)|listed)(?:\s+yet)?\b
  |\b(?:
    sorry|oops|my\s+(?:bad|mistake)|(?:it\s+was\s+)?a?\s*typo
    |(?:i\s+)?(?:mis-?typed|typed\s+(?:it|that)\s+wrong)
    |i\s+meant?
  )\b
  |\bnot\s+\$?\d[\d,.]*\s*(?:k|m|sq\.?\s*ft|sqft|sf|beds?|baths?|square\s+feet)?(?![\w])
`;
/** What sells any home and tells nothing of it: "Charming", "won't last!" */
const salesTalk = inLines('gi')`
  \b(?:won['’]?t\s+last(?:\s+long)?|must[\s-]see|do\s?n['’]?t\s+miss(?:\s+(?:out|this(?:\s+one)?|it))?|hurry|act\s+fast|priced\s+to\s+sell|a\s+true\s+gem|hidden\s+gem|call\s+today)\b[!.]*
  |\b(?:charming|cute|cozy|beautiful|stunning|gorgeous|lovely|adorable|amazing|fantastic|wonderful|nice|great|super)\b(?=\s+(?:and\s+)?(?:\d|(?:home|house|condo|place|townhouse|bungalow|starter)\b))
`;
export const withoutSalesTalk = (text: string): string => text.replace(salesTalk, ' ').trim();
export const withoutChatter = (text: string): string => text.replace(chatter, ' ');
