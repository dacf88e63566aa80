import { Panel } from '#web/ui/panel.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

/** A widget's header over the shape of its content, while its code comes. */
export function ComingWidget({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <SkeletonBlock aria-busy sx={{ height: 320, m: 2, borderRadius: '12px' }} />
    </Panel>
  );
}
