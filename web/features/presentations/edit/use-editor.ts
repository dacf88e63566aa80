import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getSectionData, saveSections } from '#contract/cma-drafts.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { Draft, Presentation } from '#contract/presentations.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { presentationEditQuery, revisionQuery } from '../presentations.data.ts';
import { mergeSections } from '#contract/merge-sections.ts';
import { dataAfter } from './section-inputs.ts';
import { keepSteps, readSteps } from './undo-steps.ts';

const SAVE_DEBOUNCE_MS = 500;
const RETRY_MS = 3_000;

/** What the last stored edit was made on. */
interface Base {
  sections: readonly SectionConfig[];
  revision: number;
}

const configsOf = (presentation: Presentation): SectionConfig[] => presentation.sections.map(({ config }) => config);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A presentation being edited. Edits apply here at once and are stored together half a second after the last one, one save at a time. An
 * edit made elsewhere in the meantime is read, merged with ours, and ours is sent again: no edit that was stored is overwritten unseen.
 */
export function useEditor(presentationId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(presentationEditQuery(presentationId));
  const [local, setLocal] = useState<readonly SectionConfig[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const latest = useRef<readonly SectionConfig[] | null>(null);
  const base = useRef<Base | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inFlight = useRef(false);
  const saveAgain = useRef<() => Promise<void>>(undefined);

  const show = useCallback((sections: readonly SectionConfig[] | null) => {
    latest.current = sections;
    setLocal(sections);
  }, []);

  const refetch = useCallback(
    () => queryClient.fetchQuery({ ...presentationEditQuery(presentationId), staleTime: 0 }),
    [queryClient, presentationId],
  );

  // A fresher copy takes the place of ours unless something of ours waits to be stored.
  useEffect(() => {
    if (!query.data || latest.current || inFlight.current) return;
    if ((base.current?.revision ?? 0) <= query.data.revision)
      base.current = { sections: configsOf(query.data), revision: query.data.revision };
  }, [query.data]);

  const save = useCallback(async (): Promise<void> => {
    if (inFlight.current || !latest.current || !base.current) return;
    inFlight.current = true;
    setSaving(true);
    const sent = latest.current;
    let again: number | null = null;
    try {
      await callApi(saveSections, {
        params: { presentationId },
        body: { id: presentationId, sections: [...sent], baseRevision: base.current.revision },
      });
      const stored = await refetch();
      const now = configsOf(stored);
      const later = latest.current;
      base.current = { sections: now, revision: stored.revision };
      // What was typed during the save, on top of what is stored now.
      const rest = isSame(later, sent) ? null : mergeSections(sent, later, now);
      show(rest);
      if (rest) again = SAVE_DEBOUNCE_MS;
    } catch (error) {
      if (isApiError(error) && error.code === 'presentation_changed') {
        const theirs = await refetch().catch(() => null);
        if (theirs && latest.current) {
          const merged = mergeSections(base.current.sections, latest.current, configsOf(theirs));
          base.current = { sections: configsOf(theirs), revision: theirs.revision };
          show(merged);
          again = 0;
        } else again = RETRY_MS;
      } else if (isApiError(error) && error.status < 500 && error.status !== 429) {
        console.error('The sections could not be stored', error);
        show(null);
        await refetch().catch(() => null);
      } else again = RETRY_MS;
    } finally {
      inFlight.current = false;
      setSaving(false);
    }
    if (again !== null) timer.current = setTimeout(() => void saveAgain.current?.(), again);
  }, [presentationId, refetch, show]);
  useEffect(() => {
    saveAgain.current = save;
  }, [save]);

  /** What a section shows for a set-up that is not stored yet. */
  const fetchData = useCallback(
    async (config: SectionConfig): Promise<void> => {
      const params = { presentationId, sectionId: config.id };
      const { data } = await callApi(getSectionData, { params, body: { config } });
      // Another edit in the meantime has asked by itself.
      if (!(latest.current ?? base.current?.sections)?.some((section) => isSame(section, config))) return;
      queryClient.setQueryData(
        presentationEditQuery(presentationId).queryKey,
        (presentation) =>
          presentation && {
            ...presentation,
            sections: presentation.sections.map((section) => (section.config.id === config.id ? { ...section, data } : section)),
          },
      );
    },
    [presentationId, queryClient],
  );

  const change = useCallback(
    (edit: (sections: readonly SectionConfig[]) => readonly SectionConfig[], { isUndo = false } = {}) => {
      const before = latest.current ?? base.current?.sections;
      if (!before) return;
      const after = edit(before);
      if (isSame(before, after)) return;
      if (!isUndo) keepSteps(presentationId, ({ past }) => ({ past: [...past, { before, after }], future: [] }));
      show(after);
      const { featuredProperty = null } =
        queryClient.getQueryData(presentationEditQuery(presentationId).queryKey)?.sourceData ?? {};
      for (const config of after) {
        const former = before.find(({ id }) => id === config.id);
        const data = former ? dataAfter(former, config, featuredProperty) : 'same';
        if (data === 'cannot') console.info('Cannot fetch data for this section.');
        if (data === 'fetch') void fetchData(config).catch((error: unknown) => console.error('No data for a section', error));
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_DEBOUNCE_MS);
    },
    [presentationId, queryClient, fetchData, save, show],
  );

  const step = useCallback(
    (direction: 'undo' | 'redo') => {
      const { past, future } = readSteps(presentationId);
      const last = direction === 'undo' ? past.at(-1) : future.at(-1);
      const now = latest.current ?? base.current?.sections;
      if (!last || !now) return;
      keepSteps(presentationId, () =>
        direction === 'undo'
          ? { past: past.slice(0, -1), future: [...future, last] }
          : { past: [...past, last], future: future.slice(0, -1) },
      );
      // What the assistant, or another tab, did since stays.
      const [from, to] = direction === 'undo' ? [last.after, last.before] : [last.before, last.after];
      change((sections) => mergeSections(from, to, sections), { isUndo: true });
    },
    [presentationId, change],
  );

  // What waits is sent while the page goes; the server tells a stale one, which then stays as it is stored.
  useEffect(() => {
    const leave = (): void => {
      if (!latest.current || !base.current) return;
      const body = { id: presentationId, sections: [...latest.current], baseRevision: base.current.revision };
      void callApi(saveSections, { params: { presentationId }, body }, { keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
      void save();
    };
  }, [presentationId, save]);

  const revision = useQuery(revisionQuery(presentationId));
  const newest = revision.data?.revision ?? 0;
  const shown = query.data?.revision ?? 0;
  useEffect(() => {
    if (newest > shown && shown > 0 && !latest.current && !inFlight.current) void refetch().catch(() => undefined);
  }, [newest, shown, refetch]);

  const data = query.data;
  const dataOf = new Map(data?.sections.map((section) => [section.config.id, section.data]));
  const presentation: Draft | undefined = data && {
    ...data,
    sections: (local ?? configsOf(data)).map((config) => ({ config, data: dataOf.get(config.id) ?? {} })),
  };
  return {
    presentation,
    error: query.error,
    retry: query.refetch,
    refetch,
    change,
    undo: () => step('undo'),
    redo: () => step('redo'),
    steps: readSteps(presentationId),
    lastEdit: revision.data?.lastEdit ?? null,
    isSaving: isSaving || local !== null,
  };
}
export type Editor = ReturnType<typeof useEditor>;
