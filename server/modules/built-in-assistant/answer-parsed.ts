/** What is done about a message once it is read: a search, a home, a market, a text, or words. */
import { askLink } from '#contract/reply-links.ts';
import { composeOtherAnswer } from './answers/other-answers.ts';
import { askWithCoverage } from './coverage/respond-to-coverage.ts';
import { addressOf, aroundHome } from './market-around-home.ts';
import type { CannotReason, ParsedQuestion } from './question-parser/parsed-question.ts';
import { say, type Reply, type Step } from './reply.ts';
import { compare, compareAddresses, lookUp, pick } from './respond-to-home.ts';
import { aboutMarket } from './respond-to-market.ts';
import { write } from './respond-to-writing.ts';
import { search } from './search-turn.ts';

/** Does what a message was read as. */
export function answer(step: Step, parsed: ParsedQuestion, today: string): Reply {
  switch (parsed.kind) {
    case 'search':
      return search(step, parsed);
    case 'pick':
      return pick(step, parsed);
    case 'compare':
      return compare(step, parsed.listings);
    case 'compare-addresses':
      return compareAddresses(step, parsed.addresses);
    case 'market':
      return marketOf(step, parsed, today);
    case 'write':
      return write(step, parsed);
    case 'look-up':
      return lookUp(step, parsed);
    case 'needs-listing':
    case 'value':
    case 'cma':
      return say(step.texts.home.failed);
    default:
      if (parsed.kind === 'ask' && parsed.question === 'unknown-place') return askWithCoverage(step, parsed);
      if (parsed.kind === 'cannot' && parsed.reason === 'nothing-shown-yet' && step.turn.previous?.offered)
        return say(step.texts.search.nothingButOffered, askLink(step.texts.proposals.yesShow));
      return { ...say(composeOtherAnswer(parsed, step.turn, step.texts)), ...unclearOf(parsed) };
  }
}

function marketOf(step: Step, parsed: Extract<ParsedQuestion, { kind: 'market' }>, today: string): Reply {
  const address = addressOf(parsed.question);
  if (!address) return aboutMarket(step, parsed, today);
  const around = aroundHome(step, parsed.question, address);
  return 'reply' in around ? around.reply : aboutMarket(step, { ...parsed, question: around.question }, today);
}

const ofHomesToCome: readonly CannotReason[] = ['nothing-shown-yet', 'no-such-result', 'which-listing'];
/** What is told in a sentence of its own, and asks nothing back. */
const toldInASentence: readonly CannotReason[] = ['tax', 'legal', 'lending', 'forecast', 'act'];

function unclearOf(parsed: ParsedQuestion): Pick<Reply, 'unclear'> {
  if (parsed.kind !== 'cannot') return { unclear: 'asked-back' };
  if (toldInASentence.includes(parsed.reason)) return {};
  return { unclear: ofHomesToCome.includes(parsed.reason) ? 'needs-context' : 'asked-back' };
}
