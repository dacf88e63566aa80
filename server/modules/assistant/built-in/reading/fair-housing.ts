/**
 * Questions that ask to choose or avoid places by who lives there, or by words that stand in for it. A thin list; rules as data with
 * their reasons and sources belong to a part of their own. Lawful look-alikes must pass: a family room, "4 bedrooms for a family of 5",
 * a place called Church Street, accessibility features, a school district by its name.
 */
const people =
  'white|black|african[\\s-]american|asian|chinese|korean|japanese|indian|hispanic|latino|latina|latinx|mexican|arab|jewish|muslim|christian|catholic|hindu|mormon|immigrant|foreign|gay|lesbian|lgbtq?|disabled|handicapped|single\\s+(?:mothers?|moms?|women|men)|minorit(?:y|ies)|ethnic|religious|section\\s*8|voucher';
const rules: RegExp[] = [
  new RegExp(
    `\\b(?:no|not(?:\\s+too)?(?:\\s+many)?|without|avoid(?:ing)?|few(?:er)?|mostly|mainly|predominantly|majority|lots\\s+of|more|all|only)\\s+(?:the\\s+)?(?:${people})s?\\b(?!\\s+(?:st|street|ave|cabinet|kitchen|counter|oak|granite|marble|paint|house|home|trim|tile)\\b)`,
  ),
  new RegExp(
    `\\b(?:${people})s?\\s+(?:people|famil(?:y|ies)|residents?|neighbo(?:u)?rs?|neighbo(?:u)?rhoods?|areas?|communit(?:y|ies)|population|tenants?|buyers?|folks|kids|children|households?|part\\s+of\\s+town)\\b`,
  ),
  /\b(?:where|areas?|neighbou?rhoods?|places?|communit(?:y|ies))\b.*\b(?:people|families|residents)\s+(?:are|live|like\s+(?:us|me|them))\b/,
  /\b(?:no|without|avoid(?:ing)?|away\s+from|free\s+of|few(?:er)?)\s+(?:kids|children|families(?:\s+with)?|seniors|old\s+people|renters|students|immigrants|foreigners)\b/,
  /\b(?:safe(?:st|r)?|low[\s-]crime|crime[\s-]free|dangerous|sketchy|bad|rough|ghetto|good|nice|best|desirable|decent)\s+(?:and\s+\w+\s+)?(?:areas?|neighbou?rhoods?|neighborhods?|part\s+of\s+town|parts\s+of\s+town|streets?|blocks?|communit(?:y|ies)|side\s+of\s+town)\b/,
  /\b(?:crime|demographics?|racial|ethnic(?:ity)?)\s*(?:rates?|stats?|statistics|levels?|make-?up|mix|breakdown|profile)?\b(?!\s+(?:st|street|ave)\b)/,
  /\b(?:good|best|great|top|better|top[\s-]rated|highly[\s-]rated|excellent)\s+(?:public\s+|elementary\s+|high\s+)?schools?(?:\s+districts?)?\b/,
  /\bsafe\b(?!\s*(?:room|deposit|box|harbor))/,
  /\bfamily[\s-]friendly\s+(?:area|neighbou?rhood|communit|street|part)/,
];

export function breaksFairHousing(folded: string): boolean {
  return rules.some((rule) => rule.test(folded));
}
