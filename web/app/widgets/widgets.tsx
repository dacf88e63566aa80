import type { ComponentType } from 'react';
import type { WidgetArtifact } from '#contract/threads.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { ERROR_TITLE, ErrorWidget } from './error-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

interface WidgetEntry<Kind extends WidgetArtifact['kind']> {
  /** Names the drawer where its content cannot: on the collapsed rail, on a phone's peeking sheet, while it loads. */
  title: string;
  Component: ComponentType<WidgetProps<Kind>>;
}

/** Which widget shows an artifact: the place where the chat's artifacts and the features that draw them meet. */
const widgets: { [Kind in WidgetArtifact['kind']]: WidgetEntry<Kind> } = {
  'widget-listings-search': {
    title: 'Search Results',
    Component: lazyPart(() => import('./listing-results.tsx')),
  },
  'widget-listing-details': {
    title: 'Property Details',
    Component: lazyPart(() => import('./listing-widget.tsx')),
  },
};

export function widgetTitle({ kind }: WidgetArtifact): string {
  return Object.hasOwn(widgets, kind) ? widgets[kind].title : ERROR_TITLE;
}

/** An artifact's widget: a `Panel` that fills the height it is given. */
export function Widget({ artifact, ...rest }: WidgetProps) {
  // One branch per kind, because only so does the artifact's type follow from its kind.
  switch (artifact.kind) {
    case 'widget-listings-search': {
      const { Component } = widgets[artifact.kind];
      return <Component artifact={artifact} {...rest} />;
    }
    case 'widget-listing-details': {
      const { Component } = widgets[artifact.kind];
      return <Component artifact={artifact} {...rest} />;
    }
    default:
      return <ErrorWidget message={`Widget with id ${(artifact satisfies never as WidgetArtifact).kind} is not supported.`} />;
  }
}
