/** "2br condo austin under 600k": cities that everybody knows, so that one without listings is not taken for a word of no meaning. */
import { inLines } from '#server/platform/text/in-lines.ts';

/** Names that are no first name, no word and no street as often as a city are told without a sign of a place before them. */
const CITY = inLines()`
  albuquerque|anaheim|anchorage|atlanta|austin|bakersfield|baltimore|baton\s+rouge|boise|boston|boulder|buffalo|chattanooga
  |chicago|chula\s+vista|cincinnati|cleveland|colorado\s+springs|dallas|denver|des\s+moines|detroit|el\s+paso|fort\s+worth
  |fresno|honolulu|houston|indianapolis|irvine|jacksonville|kansas\s+city|knoxville|las\s+vegas|long\s+beach|los\s+angeles
  |louisville|memphis|milwaukee|minneapolis|nashville|new\s+orleans|new\s+york|oklahoma\s+city|omaha|orlando|palm\s+springs
  |philadelphia|phoenix|pittsburgh|portland|sacramento|salt\s+lake\s+city|san\s+antonio|san\s+diego|san\s+jose|savannah
  |scottsdale|seattle|spokane|st\.?\s+louis|st\.?\s+petersburg|st\.?\s+paul|tacoma|tampa|tucson|tulsa|virginia\s+beach
  |washington\s+dc|wichita
`.source;
const known = new RegExp(
  `(?<![\\w'-])(?<!\\b(?:client|buyer|seller|agent|mr|mrs|ms|dear|hi|hey|from|like|name|named|called)\\s+)(?:${CITY})(?![\\w'-])(?!\\s+(?:st|street|ave|avenue|rd|road|dr|drive|blvd|way|lane|ln|style|oven)\\b)`,
);

/** The first of them that no topic took; null where none is named. */
export const cityOfWords = (text: string): string | null => known.exec(text)?.[0] ?? null;
