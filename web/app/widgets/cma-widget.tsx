import { useQuery } from '@tanstack/react-query';
import { flagsQuery } from '#web/platform/flags.data.ts';
import { ErrorWidget } from './error-widget.tsx';
import { PresentationEditor } from './presentation-editor.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A presentation beside the chat. */
export default function CmaWidget({ artifact }: WidgetProps<{ cmaId: string }>) {
  const { data: flags } = useQuery(flagsQuery);
  if (flags && !flags.temp_chat_widget_cma_details)
    return <ErrorWidget message={`Widget with id ${artifact.kind} is not supported.`} />;
  const { cmaId } = artifact.content.arguments;
  return <PresentationEditor presentationId={cmaId} />;
}
