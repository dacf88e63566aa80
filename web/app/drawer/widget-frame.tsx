import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PanelControlsProvider } from '#web/ui/panel.tsx';
import { ErrorWidget } from '../widgets/error-widget.tsx';
import type { WidgetProps } from '../widgets/widget-props.ts';
import { Widget, widgetTitle } from '../widgets/widgets.tsx';
import { ComingWidget } from './coming-widget.tsx';

/** A widget with the frame's controls in its header; a widget that crashes takes nothing else with it. */
export function WidgetFrame({ controls, ...widget }: WidgetProps & { controls: ReactNode }) {
  const { artifact } = widget;
  return (
    <PanelControlsProvider value={controls}>
      <CatchBoundary
        getResetKey={() => artifact.id}
        errorComponent={({ error, reset }) => (
          <ErrorWidget
            message="Something went wrong."
            description={import.meta.env.DEV && String(error)}
            action={
              <Button
                variant="outlined"
                onClick={() => {
                  // Out of the listing that may have broken it, to the widget as it begins.
                  widget.onListingChange(null);
                  reset();
                }}
              >
                Back
              </Button>
            }
          />
        )}
      >
        <Suspense fallback={<ComingWidget title={widgetTitle(artifact)} />}>
          <Widget key={artifact.id} {...widget} />
        </Suspense>
      </CatchBoundary>
    </PanelControlsProvider>
  );
}
