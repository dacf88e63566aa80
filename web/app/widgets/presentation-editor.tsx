import type { ReactNode } from 'react';
import { CmaWidget } from '#web/features/presentations/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';

const AddComparables = lazyPart(() => import('./add-comparables.tsx'));

interface PresentationEditorProps {
  presentationId: string;
  /** Before the title, where the editor has a page of its own. */
  leading?: ReactNode;
}

/** A presentation to be edited, with the search that its comparables are chosen from. */
export function PresentationEditor({ presentationId, leading }: PresentationEditorProps) {
  return (
    <CmaWidget
      key={presentationId}
      presentationId={presentationId}
      leading={leading}
      drawAdding={(adding) => <AddComparables {...adding} />}
    />
  );
}
