/** What was asked of homes, a market or copy, where the parser found no more than conditions. */
import { findAddresses } from '../question-parser/addresses.ts';
import { narrowingOf } from '../question-parser/market-narrowing.ts';
import { figuresIn } from '../question-parser/market-words.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { theOneShown } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import { mentionsPlace, type Asked } from './asked.ts';
import { byMail, newCopy } from './copy-act.ts';
import { addressOf, topicOf, withMore } from './home-act.ts';
import { marketOf } from './market-act.ts';
import type { Intent } from './vocabulary.ts';

const countsHomes = /^\W*(?:and\s+|so\s+|ok\s+)?how\s+many\b/;

const isOfSales = (parsed: ParsedQuestion): boolean =>
  parsed.kind === 'search' && mentionsPlace(parsed) && parsed.search.propertyStatus?.includes('sold') === true;

export function withoutSearch(parsed: ParsedQuestion, intent: Intent, { text, previous }: Asked): ParsedQuestion {
  if (intent === 'market') {
    // "How many three-beds closed under 900 in Oakland since July": a search counts them.
    if (parsed.kind === 'search' && narrowingOf(parsed.search) && isOfSales(parsed) && countsHomes.test(fold(text)))
      return parsed;
    const question = marketOf(parsed, { text, previous }, figuresIn(fold(text)));
    return { kind: 'market', question, unusedWords: [], notes: [] };
  }
  const opened = previous?.opened ?? theOneShown(previous);
  const addresses = intent === 'compare' ? findAddresses(fold(text)) : [];
  if (addresses.length > 1) return { kind: 'compare-addresses', addresses };
  const address = addressOf(text);
  const which: Extract<ParsedQuestion, { kind: 'cannot' }> = {
    kind: 'cannot',
    reason: opened || previous?.results.length ? 'which-listing' : 'nothing-shown-yet',
  };
  // "Walk me through what sold on Alder Street this year": of no home that was shown, but of those that can be.
  const isOfNoneShown = which.reason === 'nothing-shown-yet' && !address && (intent === 'pick' || intent === 'home');
  if (isOfNoneShown && isOfSales(parsed)) return parsed;
  if (intent === 'pick') return address ? { kind: 'look-up', address, question: null } : which;
  if (intent === 'home') {
    if (address) return { kind: 'look-up', address, ...topicOf(text.replace(new RegExp(address.name, 'i'), ' ')) };
    return opened ? withMore({ kind: 'pick', listing: opened, ...topicOf(text) }, text) : which;
  }
  if (intent !== 'copy' || (!opened && !address)) return which;
  const { writing } = previous ?? {};
  if (writing && !address) return { kind: 'write', request: { ...writing, mention: [...writing.mention], isRevision: true } };
  const isMail = byMail.test(fold(text));
  const request = newCopy(isMail ? 'email' : 'description', address ? null : opened, address);
  return { kind: 'write', request, ...(isMail ? { isToSend: true } : {}) };
}
