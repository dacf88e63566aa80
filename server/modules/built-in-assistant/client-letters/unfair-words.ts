/** Which of the user's own words fair housing law keeps out of a letter. */
import { checkCopy } from '#server/modules/fair-housing/index.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Of dates, sums and courtesies: a sentence of nothing else is about no people and no place. */
const plainBusiness = inLines('g')`
  \b(?:
    sorry|apologi[sz]e|apolog(?:y|ies)|thanks?|thank|please|trouble|inconvenience|delay|wait|mix-?up|patience|understanding|confusion|hassle
    |owners?|landlords?|tenants?|i|we|you|your|our|my|they|it|that|this|so|very|much|a|an|the|of|for|to|at|on|in|by|and|or|from|with|about|all
    |is|are|am|be|was|were|will|would|can|could|do|does|did|has|have|happy|okay|ok|fine|agreed|agrees?|accept\w*
    |rent|lease|renew\w*|term|month|months|monthly|year|years|day|days|week|weeks|notice|deposit|keys?|written|due|per|first|last|date
    |monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|am|pm
    |january|february|march|april|may|june|july|august|september|october|november|december
    |heater|heat|heating|hvac|guy|plumber|plumbing|electrician|repair\w*|fix\w*|broken|comes?|coming|leak\w*|sink|water|part
    |disculpe|perdon|gracias|por|favor|molestias?|el|la|los|las|de|un|una|aviso|es|son|dias|mes|renta|propietario|duen[oa]|haria|lo|a
  )\b|[\d$.,:'’!?/-]+
`;
const isPlainBusiness = (words: string): boolean => fold(words).replaceAll(plainBusiness, ' ').trim() === '';

/** What a classifier hears in a few plain words counts for nothing; what the words themselves say always counts. */
export const unfairIn = (words: string): ReturnType<typeof checkCopy> =>
  checkCopy(words, null).filter(({ ruleId }) => !ruleId.endsWith('/sounds-like') || !isPlainBusiness(words));
