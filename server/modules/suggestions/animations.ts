import { z } from 'zod';
import { suggestionLimits } from '#contract/suggestions.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { OutgoingProblem, type OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';

/** What every lottie animation has: its format's version, its layers, its frames a second. */
const lottieSchema = z.looseObject({ v: z.string(), layers: z.array(z.unknown()).min(1), fr: z.number().positive() });

const unusable = (why: string, cause?: unknown) =>
  new AppError('animation_not_usable', why, { errors: [{ path: 'body.animationUrl', message: why }], cause });

/**
 * The animation at an address, as text of JSON.
 * @throws AppError animation_not_usable when it cannot be fetched, or is none
 */
export async function fetchAnimation(fetch: OutgoingFetch, url: string): Promise<string> {
  const text = await textAt(fetch, url).catch((error: unknown) => {
    if (error instanceof OutgoingProblem) throw unusable(error.message, error);
    throw error;
  });
  try {
    return JSON.stringify(lottieSchema.parse(JSON.parse(text)));
  } catch (error) {
    throw unusable('There is no lottie animation at this address: one has v, layers and fr.', error);
  }
}

async function textAt(fetch: OutgoingFetch, url: string): Promise<string> {
  const answer = await fetch(url, { maxBytes: suggestionLimits.animationBytes });
  if (answer.status === 200) return answer.text();
  answer.close();
  throw unusable(`The address answers ${answer.status}.`);
}
