/** Steps of a request for copy: the home is looked up, the copy written, and said what it says and what it could not. */
import { copyAnswerSchema, isTold, type CopyAnswer } from '#server/modules/writing/index.ts';
import { linkTo } from './answers/homes.ts';
import { moreToTell } from './answers/more-to-tell.ts';
import { proposalsAfterCopy } from './answers/proposals.ts';
import { composeVersions, composeWritingAnswer } from './answers/writing-answer.ts';
import { remarksOnCopy, whyUnchanged } from './answers/writing-remarks.ts';
import { textsIn, type Texts } from './answers/texts/index.ts';
import { PAYMENT_TOOL } from './payment/respond-to-payment.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import type { WritingRequest } from './question-parser/writing-request.ts';
import { fold } from './question-parser/sentence.ts';
import { revised } from './question-parser/writing-revision.ts';
import { kindIn } from './question-parser/writing-kinds.ts';
import { hasWishes, wishesIn } from './question-parser/writing-wishes.ts';
import { callTools, say, type Reply, type Step } from './reply.ts';
import { homeAt } from './respond-to-home.ts';
import type { Turn } from './turn.ts';
import { paymentsAsked, paymentsOf, withoutPaymentWishes } from './writing-payments.ts';
import {
  copyRequestOf,
  mentionedAlready,
  shortenedAgain,
  withNames,
  withOfferTerms,
  withSaleTold,
  withWordsToSay,
  withOpenHouseTime,
  WRITE_TOOL,
} from './writing-turn.ts';

/** A home that was not shown is looked up by its address first, whatever its status. */
export function write(step: Step, { request: wanted, isToSend }: Extract<ParsedQuestion, { kind: 'write' }>): Reply {
  const { turn, texts } = step;
  // "Text this to my client"
  const isText = isToSend && wanted.kind === 'email' && /\b(?:text|whatsapp|sms)\b/i.test(turn.english);
  const asked: WritingRequest = isText ? { ...wanted, kind: 'text-message' } : wanted;
  const timed = withOpenHouseTime(withUnreadWishes(asked, step), turn.question);
  const told = withSaleTold(withWordsToSay(withOfferTerms(timed, turn.english), turn.question), turn.english);
  const named = signedBy(shortenedAgain(withNames(told, turn.question), turn), turn);
  const loan = named.home ? null : paymentsAsked(turn, named);
  const request = loan ? withoutPaymentWishes(named) : named;
  const written = turn.answers.filter(({ toolName }) => toolName === WRITE_TOOL);
  if (written.length > 0) {
    const copies = written.map(({ value }) => copyAnswerSchema.safeParse(value).data);
    if (!copies.every((one) => one !== undefined)) return say(texts.writing.failed);
    return tell(step, { request, copies, isToSend: isToSend ?? false });
  }
  let { listing } = request;
  if (!listing && !request.home && request.address) {
    const found = homeAt(step, request.address);
    if ('reply' in found) return found.reply;
    listing = found.home;
  }
  const isOfBuyer = request.remarks?.some(({ kind }) => kind === 'describes-home') ?? false;
  const subject = request.home ?? listing;
  if (!subject && isOfBuyer) return say(texts.writing.describesAnyHome);
  if (!subject) return say(turn.previous?.results.length ? texts.asking.cannot['which-listing'] : texts.writing.whichHome);
  const payments =
    loan === null || loan.ratePercent === null || isTold(subject)
      ? null
      : paymentsOf(turn, loan, [subject, ...(request.more ?? [])], textsIn(request.language ?? turn.language));
  if (payments && 'calls' in payments)
    return callTools(
      step,
      payments.calls.map((one) => ({ toolName: PAYMENT_TOOL, input: one })),
      texts.writing.payment.working,
    );
  const input = copyRequestOf(payments ? { ...request, besides: payments.besides } : request, subject, turn.language);
  const inputs = Array.from({ length: request.versions ?? 1 }, (_, at) => ({ ...input, ...variantOf(input.variant ?? 0, at) }));
  return callTools(
    step,
    inputs.map((one) => ({ toolName: WRITE_TOOL, input: one }) as const),
    texts.writing.writing,
  );
}

/** What has a signature, in the name of who asks where no other was told. */
const signedKinds: readonly WritingRequest['kind'][] = ['email', 'agent-note', 'offer-note', 'just-sold'];
const signedBy = (request: WritingRequest, { signer }: Turn): WritingRequest =>
  signedKinds.includes(request.kind) && signer ? { ...request, sender: request.sender ?? signer.name } : request;

const variantOf = (first: number, at: number) => (first + at > 0 ? { variant: first + at } : {});

/** "Put it in Spanish", heard as copy by its sound alone: its words are still wishes. */
function withUnreadWishes(request: WritingRequest, { turn }: Step): WritingRequest {
  const standing = turn.previous?.writing;
  if (!request.isRevision || !standing || request.remarks) return request;
  const folded = fold(turn.english);
  const [wishes, kind] = [wishesIn(folded), kindIn(folded)];
  return hasWishes(wishes) || kind ? revised(standing, { folded, wishes, kind }) : request;
}

function homeInWords({ more, home }: WritingRequest, { facts }: CopyAnswer, { writing }: Texts): string {
  if (more?.length) return writing.theseHomes;
  return home ? (home.address ?? writing.thatHome) : linkTo(facts);
}

interface Written {
  request: WritingRequest;
  copies: readonly CopyAnswer[];
  isToSend: boolean;
}

/** Why no payment stands beside a home. */
function paymentRemark(turn: Turn, request: WritingRequest, { writing }: Texts): string {
  const loan = request.home ? null : paymentsAsked(turn, request);
  if (loan === null) return '';
  if (loan.ratePercent === null) return writing.payment.noRate;
  const homes = [...(request.listing ? [request.listing] : []), ...(request.more ?? [])];
  const payments = paymentsOf(turn, loan, homes, textsIn(turn.language));
  return 'isOfAll' in payments && !payments.isOfAll ? writing.payment.notOfAll : '';
}

function tell({ turn, texts }: Step, { request, copies, isToSend }: Written): Reply {
  const [first] = copies;
  if (!first) return say(texts.writing.failed);
  const unchanged = whyUnchanged(request, { copy: first.copy, standing: turn.previous?.writing ?? null }, texts);
  const ways = first.copy.refused ? '' : proposalsAfterCopy(first, texts);
  if (unchanged !== null) return say(unchanged, ways);
  const before = [
    isToSend ? texts.talk.toSend.replace('{home}', homeInWords(request, first, texts)) : '',
    request.home && !turn.previous?.writing?.home ? texts.writing.fromTold : '',
    ...remarksOnCopy(request, first, texts),
    paymentRemark(turn, request, texts),
  ].filter(Boolean);
  const text =
    copies.length > 1
      ? composeVersions(copies, texts)
      : composeWritingAnswer(
          first,
          {
            already: mentionedAlready(request, turn.previous),
            maxWords: request.maxWords ?? null,
            isTold: request.home != null || (request.ownWords ?? []).length > 0,
          },
          texts,
        );
  const more = request.home && !request.isRevision && copies.length === 1 ? moreToTell(request.home, first, texts) : '';
  return say([before.join(' '), text, more].filter(Boolean).join('\n\n'), ways);
}
