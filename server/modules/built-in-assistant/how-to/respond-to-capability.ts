/** "Can you send this to DocuSign?", "pull the tax records": a straight no, and the nearest thing that can be done. */
import { askLink } from '#contract/reply-links.ts';
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { capabilityAsked, type Capability } from './capabilities.ts';

/** Those whose next step is said of the home that is talked about. */
const ofHome: readonly Capability[] = ['tax-records'];

/** Null where something else is asked. */
export function respondToCapability({ question, language, previous }: Turn): { say: string } | null {
  const asked = capabilityAsked(fold(question));
  if (!asked) return null;
  const { capabilities, capabilityWays } = textsIn(language);
  const hasHome = (previous?.opened ?? previous?.onScreen ?? null) !== null;
  // Its record, or its own words, may tell it.
  if (asked === 'flood' && (hasHome || (previous?.results.length ?? 0) > 0)) return null;
  const way = !ofHome.includes(asked) || hasHome ? capabilityWays[asked] : undefined;
  return { say: way === undefined ? capabilities[asked] : `${capabilities[asked]}\n\n${askLink(way)}` };
}
