import type { ReactNode } from 'react';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState } from '#web/ui/states.tsx';

export const ERROR_TITLE = 'Error';

interface ErrorWidgetProps {
  message: string;
  description?: ReactNode;
  action?: ReactNode;
}

/** In the place of a widget that cannot be shown (`widget-error`, docs/product/chat.md). */
export function ErrorWidget({ message, description, action }: ErrorWidgetProps) {
  return (
    <Panel title={ERROR_TITLE}>
      <div role="alert">
        <EmptyState title={message} action={action}>
          {description}
        </EmptyState>
      </div>
    </Panel>
  );
}
