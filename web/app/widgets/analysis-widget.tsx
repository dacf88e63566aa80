import type { AnalysisWidgetArguments } from '#contract/analysis.ts';
import { AnalysisPanel } from '#web/features/analysis/index.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A chart that the assistant drew. */
export default function AnalysisWidget({ artifact }: WidgetProps<AnalysisWidgetArguments>) {
  const { arguments: given } = artifact.content;
  return (
    <Panel title="Chart">
      <AnalysisPanel {...given} />
    </Panel>
  );
}
