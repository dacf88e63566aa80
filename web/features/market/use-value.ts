import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ValuationRequest } from '#contract/valuation-request.ts';
import { saveRequest, valueQuery } from './value.data.ts';

interface ValueOptions {
  artifactId: string;
  initialRequest: ValuationRequest;
  onSaved: (request: ValuationRequest) => void;
}

/** A value in the drawer: what is asked now, its answer, and the way back over every change. */
export function useValue({ artifactId, initialRequest, onSaved }: ValueOptions) {
  const queryClient = useQueryClient();
  const [steps, setSteps] = useState<readonly ValuationRequest[]>([initialRequest]);
  const asked = steps.at(-1) ?? initialRequest;
  const query = useQuery(valueQuery(asked));
  // By the model that answered: a market that is learned again in between must not move a value from one change to the next.
  const request: ValuationRequest = { ...asked, modelId: asked.modelId ?? query.data?.method?.modelId ?? null };

  const keep = (next: ValuationRequest): void => {
    void queryClient.fetchQuery(valueQuery(next)).then(
      async () => {
        if (await saveRequest(artifactId, next)) onSaved(next);
      },
      // The panel tells it.
      () => {},
    );
  };
  return {
    ...{ request, query },
    canUndo: steps.length > 1,
    change(changed: ValuationRequest) {
      setSteps([...steps.slice(0, -1), request, changed]);
      keep(changed);
    },
    undo() {
      const before = steps.slice(0, -1);
      const last = before.at(-1);
      if (!last) return;
      setSteps(before);
      keep(last);
    },
  };
}
