import type { SectionConfig } from '#contract/presentation-sections.ts';
import { checkCopy, type FairHousingHit } from '#server/modules/fair-housing/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { textOfHtml } from '../sections/text-of-html.ts';

export interface TextHit {
  /** Where it stands in the sections, as a client names a field. */
  path: string;
  hit: FairHousingHit;
}

/** What stands in text sections against fair-housing law, and what is better said otherwise. */
export function checkTexts(sections: readonly SectionConfig[], state: string | null): TextHit[] {
  return sections.flatMap((section, at) =>
    'htmlContent' in section && section.visibility === 'visible'
      ? checkCopy(`${section.title}\n${textOfHtml(section.htmlContent)}`, state).map((hit) => ({
          path: `sections.${at}.htmlContent`,
          hit,
        }))
      : [],
  );
}

/** @throws AppError copy_not_allowed with each phrase, why, and other words where there are some */
export function ensurePublishable(hits: readonly TextHit[]): void {
  const blocking = hits.filter(({ hit }) => hit.level === 'block');
  if (blocking.length === 0) return;
  throw new AppError('copy_not_allowed', 'Some text cannot be published under fair-housing law.', {
    errors: blocking.map(({ path, hit }) => ({
      path,
      message: `“${hit.phrase}”: ${hit.reason}${hit.rewrite === null ? '' : ` Instead: ${hit.rewrite}`}`,
    })),
  });
}
