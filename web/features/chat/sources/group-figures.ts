import type { ReplySources } from '#contract/reply-sources.ts';

type Figure = ReplySources['figures'][number];

/** Figures of one home or area, or of the whole answer. */
export interface FigureGroup {
  of: string | null;
  lines: { label: string; value: string }[];
}

/**
 * Those that belong to one home or area stand together, and so do those of one label; each is told once, however often and in whichever
 * words the reply says it.
 */
export function groupFigures(figures: readonly Figure[]): FigureGroup[] {
  const groups = new Map<string | null, Figure[]>();
  for (const figure of figures) {
    const group = groups.get(figure.of) ?? [];
    groups.set(figure.of, [...group, figure]);
  }
  return [...groups]
    .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
    .map(([of, members]) => {
      const byLabel = Map.groupBy(members.filter(isToldHere), ({ source }) => source ?? '');
      return { of, lines: [...byLabel].map(([label, told]) => ({ label, value: told.map(({ text }) => text).join(' · ') })) };
    });
}

const hasDigits = (text: string) => /\d/.test(text);

/** Once for each text and source; a number in words gives way to the same in digits. */
function isToldHere({ text, source }: Figure, at: number, all: readonly Figure[]): boolean {
  if (all.findIndex((other) => other.text === text && other.source === source) !== at) return false;
  return hasDigits(text) || !all.some((other) => other.source === source && hasDigits(other.text));
}
