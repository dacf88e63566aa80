/** The tour that a thread planned last, and what it is to be next. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listing-reference.ts';
import { cmaAnswerSchema, type CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { isOfCma } from '../cma/standing-cma.ts';

export const TOUR_TOOL = 'create_buyer_tour';
export type Tour = CmaToolAnswer & { tour: NonNullable<CmaToolAnswer['tour']> };

export const tourIn = (value: unknown): Tour | null => {
  const { data } = cmaAnswerSchema.safeParse(value);
  return data?.tour ? { ...data, tour: data.tour } : null;
};

/** The plans of the tour that stands, the last one last; none where another presentation was made since. */
export function toursOf(prompt: LanguageModelV4Prompt): Tour[] {
  const answers = prompt.flatMap((message) =>
    message.role === 'tool'
      ? message.content.flatMap((part) =>
          part.type === 'tool-result' && isOfCma(part.toolName) && part.output.type === 'json' ? part : [],
        )
      : [],
  );
  const read = answers.flatMap(({ output }) =>
    output.type === 'json' ? (cmaAnswerSchema.safeParse(output.value).data ?? []) : [],
  );
  const id = read.at(-1)?.presentationId;
  return answers.flatMap(({ toolName, output }) => {
    const tour = toolName === TOUR_TOOL && output.type === 'json' ? tourIn(output.value) : null;
    return tour?.presentationId === id && tour ? tour : [];
  });
}

/** A tour as it is to be planned. */
export interface TourPlan {
  presentationId?: string;
  stops: { listing: ListingReference; minute: number | null }[];
  date: string | null;
  startsAtMinute: number | null;
  minutesPerHome: number | null;
  minutesBetween: number | null;
  hasOwnTimes: boolean;
  /** Else each is near the one before. */
  isInOrder: boolean;
}

export function planOf({ presentationId, comparables, tour }: Tour): TourPlan {
  const { date, minutes, hasOwnTimes, minutesPerHome, minutesBetween } = tour;
  return {
    ...{ presentationId, date, minutesPerHome, minutesBetween, hasOwnTimes, isInOrder: true },
    stops: comparables.flatMap(({ mlsId, mlsSource }, at) =>
      mlsId !== null && mlsSource !== null ? [{ listing: { mlsId, mlsSource }, minute: minutes?.[at] ?? null }] : [],
    ),
    startsAtMinute: minutes?.[0] ?? null,
  };
}

/** What the tool is called with. */
export function inputOf(plan: TourPlan): Record<string, unknown> {
  const { presentationId, stops, date, startsAtMinute, minutesPerHome, minutesBetween, hasOwnTimes, isInOrder } = plan;
  const own = hasOwnTimes ? stops.flatMap(({ minute }) => minute ?? []) : [];
  return {
    ...(presentationId === undefined ? {} : { presentationId }),
    listings: stops.map(({ listing }) => listing),
    ...(isInOrder || presentationId !== undefined || own.length > 0 ? { isInOrder } : {}),
    ...(date === null ? {} : { date }),
    ...(own.length === stops.length ? { ownMinutes: own } : startsAtMinute === null ? {} : { startsAtMinute }),
    ...(minutesPerHome === null ? {} : { minutesPerHome }),
    ...(minutesBetween === null ? {} : { minutesBetween }),
  };
}
