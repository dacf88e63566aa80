import { CmaWidget } from '#web/features/presentations/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';

const AddComparables = lazyPart(() => import('./add-comparables.tsx'));

/** A presentation to be edited, with the search that its comparables are chosen from. */
export function PresentationEditor({ presentationId }: { presentationId: string }) {
  return (
    <CmaWidget key={presentationId} presentationId={presentationId} drawAdding={(adding) => <AddComparables {...adding} />} />
  );
}
