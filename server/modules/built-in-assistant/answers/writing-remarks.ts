/** What is said before copy of how it was taken, and instead of copy that would be the same again. */
import type { Copy, CopyAnswer } from '#server/modules/writing/index.ts';
import type { WritingRequest } from '../question-parser/writing-request.ts';
import { dollars } from './format.ts';
import { nameOf } from './homes.ts';
import type { Texts } from './texts/index.ts';

export function remarksOnCopy({ remarks = [] }: WritingRequest, { copy, facts }: CopyAnswer, texts: Texts): string[] {
  const { writing, common } = texts;
  const said = remarks.map((remark) => {
    switch (remark.kind) {
      case 'nearest-tone':
        return writing.nearestTone(remark.asked, writing.tones[remark.tone]);
      case 'same-tone':
        return writing.sameTone(writing.tones[remark.tone]);
      case 'same-post':
        return writing.samePost;
      case 'no-sign-in-sheet':
        return writing.noSignInSheet;
      case 'told-cut':
        return toldCut(remark, facts, texts);
      case 'told-price':
        return writing.usesPriceNow(dollars(remark.now));
      case 'describes-home':
        return writing.describesHome;
      case 'strengths':
        return writing.strengths;
      case 'told-sold':
        return facts.status === 'sold' ? '' : writing.soldAsTold(nameOf(facts));
      case 'shortest-headline':
        return writing.shortestHeadline;
      case 'as-listed':
        return writing.asListed(remark.count);
    }
  });
  const price = facts.price === null ? null : dollars(facts.price);
  const occasion =
    copy.notRecorded &&
    {
      'price-cut': writing.noPriceCut(nameOf(facts), facts.status === 'sold' ? null : price),
      'just-listed': writing.notJustListed(nameOf(facts), facts.listDate === null ? null : common.day(facts.listDate)),
      'coming-soon': writing.notInStatus(nameOf(facts), 'coming-soon', common.statuses[facts.status]),
      'under-contract': writing.notInStatus(nameOf(facts), 'under-contract', common.statuses[facts.status]),
      'back-on-market': writing.notBack(nameOf(facts), common.statuses[facts.status], facts.status === 'active'),
    }[copy.notRecorded];
  return [...said.filter(Boolean), ...(occasion ? [occasion] : [])];
}

/** Which of the prices that were told stand in it. */
function toldCut(
  { before, now }: { before: number; now: number | null },
  facts: CopyAnswer['facts'],
  { writing }: Texts,
): string {
  const { price, originalListPrice: first } = facts;
  const isUsed = price !== null && before > price;
  return [
    isUsed
      ? first === before
        ? ''
        : writing.usesToldPrice(dollars(before), first === null ? null : dollars(first))
      : writing.keepsPriceBefore(dollars(before)),
    now !== null && price !== null && now !== price ? writing.keepsPrice(dollars(price), dollars(now)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface Compared {
  copy: Copy;
  /** What stood before. */
  standing: WritingRequest | null;
}

/** Why a change changed nothing; null where it did. The same text twice in a row would leave that open. */
export function whyUnchanged(request: WritingRequest, { copy, standing }: Compared, { writing }: Texts): string | null {
  if (!request.isRevision || !standing?.lastBody || copy.refused) return null;
  if (copy.body !== standing.lastBody) return null;
  if (request.remarks?.some(({ kind }) => kind === 'told-cut' || kind === 'told-price')) return null;
  const isOfTone = request.tone !== standing.tone || request.remarks?.some(({ kind }) => /tone$/.test(kind));
  if (request.inFirstPerson && !standing.inFirstPerson) return writing.unchanged.firstPerson;
  if (copy.kind === 'highlights' && isOfTone) return writing.unchanged.toneless;
  if (copy.headline !== standing.lastHeadline) return null;
  // What was asked for and left out is said beside the copy.
  if (copy.notShown.length + copy.unfair.length + copy.onlyInRemarks.length > 0 || copy.notRecorded) return null;
  if (request.remarks?.some(({ kind }) => kind === 'shortest-headline')) return writing.shortestHeadline;
  const { unchanged } = writing;
  const isNew = (name: 'mention' | 'leaveOut') => request[name].filter((wish) => !standing[name].includes(wish));
  if (request.maxCharacters !== null && request.maxCharacters !== standing.maxCharacters)
    return copy.characters > request.maxCharacters
      ? unchanged.tooShort(copy.characters)
      : unchanged.fits(copy.characters, request.maxCharacters);
  if (request.maxWords && request.maxWords !== standing.maxWords) {
    return copy.words > request.maxWords ? unchanged.tooFewWords(copy.words) : unchanged.fitsWords(copy.words, request.maxWords);
  }
  if (request.withoutEmojis && !standing.withoutEmojis) return unchanged.noEmojis;
  const [wanted] = isNew('mention');
  if (wanted !== undefined) return /\bhash\s?tags?\b/.test(wanted) ? unchanged.hashtags : unchanged.alreadyIn;
  const [unwanted] = isNew('leaveOut');
  if (unwanted !== undefined)
    return /\b(?:listed\s+by|agent|brokerage|attribution|credit)\b/.test(unwanted) ? unchanged.attribution : unchanged.notIn;
  const isNewAim = request.aimCharacters !== standing.aimCharacters && request.aimCharacters;
  if (isNewAim || (request.length === 'short' && standing.length !== 'short')) return unchanged.shortest;
  if (request.length === 'long') return unchanged.longest;
  return request.language && request.language !== (standing.language ?? 'english') ? null : unchanged.unread;
}
