import { useEffect, useMemo, useState } from 'react';
import { addComparable, removeComparable } from '#contract/cma-comparables.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { callApi } from '#web/platform/api.ts';
import { createComparablesQueue, type ComparableAct } from './comparables-queue.ts';
import type { Editor } from './use-editor.ts';

const AFTER_EMPTY_MS = 2_000;

const nameOf = ({ mlsSource, mlsId, id }: Pick<PresentationProperty, 'mlsSource' | 'mlsId' | 'id'>): string =>
  mlsId === null ? id : `${mlsSource}:${mlsId}`;

/** Comparables chosen and taken back: shown at once, sent one at a time, read again when all were sent. */
export function useComparables(presentationId: string, { presentation, refetch }: Pick<Editor, 'presentation' | 'refetch'>) {
  const [pending, setPending] = useState<readonly ComparableAct[]>([]);
  const queue = useMemo(() => {
    const made = createComparablesQueue({
      send: ({ type, name }) =>
        type === 'add'
          ? callApi(addComparable, { params: { presentationId, mlsId: name } })
          : callApi(removeComparable, { params: { presentationId, mlsId: name } }),
      onChange: () => setPending(made.pending()),
      onEmpty: () => setTimeout(() => void refetch().catch(() => undefined), AFTER_EMPTY_MS),
    });
    return made;
  }, [presentationId, refetch]);
  useEffect(() => () => void refetch().catch(() => undefined), [refetch]);

  const chosen = new Set(presentation?.sourceData.comparableProperties.map(nameOf));
  for (const { type, name } of pending) {
    if (type === 'add') chosen.add(name);
    else chosen.delete(name);
  }
  return {
    chosen: chosen as ReadonlySet<string>,
    isSending: pending.length > 0,
    toggle: (name: string) => queue.push({ type: chosen.has(name) ? 'remove' : 'add', name }),
    add: (name: string) => {
      if (!chosen.has(name)) queue.push({ type: 'add', name });
    },
    remove: (propertyId: string) => {
      const home = presentation?.sourceData.comparableProperties.find(({ id }) => id === propertyId);
      if (home && chosen.has(nameOf(home))) queue.push({ type: 'remove', name: nameOf(home) });
    },
  };
}
