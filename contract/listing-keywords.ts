import { z } from 'zod';

const MAX_KEYWORDS = 10;
const MAX_KEYWORD_CHARACTERS = 60;

/**
 * Who lives or should live somewhere: homes are never searched by that, whatever their remarks say (Fair Housing Act). Words that are said
 * of homes as well ("white kitchen", "Asian-inspired garden", "wheelchair ramp", "family room") stay searchable.
 */
const aboutPeople = [
  /\b(?:christians?|catholics?|jewish|jews?|muslims?|islamic|mormons?|hindus?|buddhists?|kosher|religious|churches|synagogues?|mosques?|temples?|parish)\b/,
  /\b(?:african[\s-]american|hispanics?|latin[oax]s?|caucasians?|chinese|koreans?|indians?|mexicans?|arabs?|asians?|immigrants?|ethnic(?:ity)?|races?|racial|minorit(?:y|ies)|diverse|diversity)\b(?![\s-]*(?:inspired|style))/,
  /\b(?:white|black|brown)[\s-]+(?:neighbou?rhoods?|areas?|famil(?:y|ies)|people|neighbou?rs?|communit(?:y|ies)|only)\b/,
  /\b(?:kids?|child(?:ren)?|childless|famil(?:y|ies)[\s-]+(?:friendly|oriented|neighbou?rhoods?|areas?|communit(?:y|ies)|only)|young\s+famil(?:y|ies)|no\s+famil(?:y|ies)|adults?[\s-]+only|singles?[\s-]+only|bachelors?|bachelorettes?|couples?|empty[\s-]+nesters?|pregnan(?:t|cy)|single\s+(?:mothers?|moms?|fathers?|dads?|parents?|women|men))\b/,
  /\b(?:disabled|handicapped|disabilit(?:y|ies)|mentally|able[\s-]bodied|gay|lesbian|lgbtq?\+?|straight\s+(?:people|couples?)|male|female|men|women|ladies|section\s*8|vouchers?|elderly|retirees|young\s+professionals?|mature\s+(?:people|residents|persons?))\b/,
  /\b(?:safe|safety|crime|low[\s-]crime|good\s+schools?|best\s+schools?|better\s+schools?)\b/,
];

/** Whether a wish is about people instead of a home. */
export function isAboutPeople(words: string): boolean {
  const plain = words.toLowerCase();
  return aboutPeople.some((pattern) => pattern.test(plain));
}

const keywordSchema = z
  .string()
  .trim()
  .min(2)
  .max(MAX_KEYWORD_CHARACTERS)
  .refine((words) => /[\p{L}\p{N}]/u.test(words), 'Use letters or numbers')
  .refine(
    (words) => !isAboutPeople(words),
    'Fair housing law does not let homes be searched by who lives there. Describe the home.',
  );

/** Words that the public remarks must have, each of them; the words of one stand beside each other there. */
export const keywordsSchema = z.array(keywordSchema).max(MAX_KEYWORDS);

/** A piece of the remarks as it stands there, in parts: those that were looked for, and what is around them. */
export const remarksExcerptSchema = z.array(z.object({ text: z.string(), isFound: z.boolean() }));
export type RemarksExcerpt = z.infer<typeof remarksExcerptSchema>;
