/** A tour in words: its stops in their order, with times where a start was named. */
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { linkTo } from '../answers/homes.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';

export function tellTour({ title, comparables, stops }: CmaToolAnswer, { cma: words }: Texts): string {
  const lines = comparables.map(({ mlsId, mlsSource, address }, at) => {
    const home = mlsId && mlsSource ? linkTo({ mlsId, mlsSource, addressLine1: address }) : plain(address ?? '');
    const time = stops?.[at];
    return `${at + 1}. ${time === undefined ? home : `${time}, ${home}`}`;
  });
  const remark = stops ? words.tourWithoutDriving : words.tourWithoutTimes;
  return [words.tourIsReady(title), lines.join('\n'), remark].join('\n\n');
}
