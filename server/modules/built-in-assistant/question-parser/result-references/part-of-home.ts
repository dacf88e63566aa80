/** "Is the roof new?", "how old is the furnace": asked of a part of the home that stands, which its record or its remarks may tell of. */
import { inLines } from '#server/platform/text/in-lines.ts';

const PART = inLines()`
  roof|furnace|boiler|hvac|a\/?c|air\s+conditioning|heat(?:ing|er)?|water\s+heater|windows?|plumbing|pipes|wiring
  |electrical(?:\s+panel)?|panel|foundation|appliances|kitchen|siding|deck|fence|driveway|ceilings?|carpets?|floors?
  |flooring|paint|insulation|solar(?:\s+panels)?|sewer(?:\s+line)?|septic|well|elevator
`.source;
const NEW =
  '(?:(?:brand\\s+|pretty\\s+|fairly\\s+)?new(?:er)?|old(?:er)?|original|updated|redone|replaced|renovated|remodeled|permitted|owned|leased|ok(?:ay)?|good|in\\s+good\\s+(?:shape|condition))';
const asked = [
  new RegExp(
    `^\\W*(?:(?:and|so|ok(?:ay)?|hey)\\s+)*(?:is|are|was|were|has|have)\\s+(?:the|its|that)\\s+(?<part>${PART})\\s+(?:been\\s+)?${NEW}\\W*$`,
  ),
  new RegExp(`\\bhow\\s+(?:old|new)(?:'?s|\\s+(?:is|are))\\s+(?:the|its|that)\\s+(?<part>${PART})\\b`),
  new RegExp(`\\b(?:when|what\\s+year)\\s+(?:was|were|did\\s+they\\s+(?:do|redo|replace))\\s+(?:the|its)\\s+(?<part>${PART})\\b`),
  new RegExp(`\\b(?:age|condition)\\s+of\\s+(?:the|its)\\s+(?<part>${PART})\\b`),
  new RegExp(`^\\W*(?:and\\s+)?(?:(?:what|how)\\s+about\\s+)?the\\s+(?<part>roof|furnace|foundation|hvac|plumbing|wiring)\\W*$`),
];

/** The part as it was written. */
export const partAsked = (folded: string): string | null =>
  asked.map((pattern) => pattern.exec(folded)?.groups?.['part']).find((part) => part !== undefined) ?? null;
