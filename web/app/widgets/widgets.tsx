import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { AnalysisWidgetArguments } from '#contract/analysis.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { MarketWidgetArguments } from '#contract/market-widget.ts';
import type { ValuationRequest } from '#contract/valuation-request.ts';
import type { ErrorWidgetArguments, WidgetArtifact } from '#contract/threads.ts';
import type { ReplyText } from '#web/features/chat/index.ts';
import { lazyPart, promptPart } from '#web/platform/lazy-part.ts';
import { ERROR_TITLE, ErrorWidget } from './error-widget.tsx';
import type { InReplyProps, WidgetProps } from './widget-props.ts';

interface WidgetEntry<Arguments> {
  /** Names the drawer where its content cannot: on the collapsed rail, on a phone's peeking sheet, while it loads. */
  title: string;
  /** On the button under a reply that leads to it. */
  openLabel: string;
  /** Tells it from others of its kind under one reply: "in Oakland". */
  distinction?: (given: Arguments) => string | null;
  Component: ComponentType<WidgetProps<Arguments>>;
  /** Beside the title on a phone's peeking sheet: how much there is to see. */
  Extent?: ComponentType<{ artifact: WidgetArtifact<Arguments> }>;
  /** Shows it among the words of its reply too. */
  InReply?: ComponentType<InReplyProps<Arguments>>;
  /** Stands above the words, and does not wait for them. */
  isAboveWords?: boolean;
}

/** Until what stands beside the words has come. */
const WordsAlone = ({ text, marks, draw }: ReplyText) => draw(text, marks);

const MarketReply = promptPart(() => import('./market-reply.tsx'), WordsAlone);
const AnalysisReply = promptPart(() => import('./analysis-reply.tsx'), WordsAlone);

/** Which widget shows an artifact, by its kind: the place where the chat's artifacts and the features that draw them meet. */
const widgets: Readonly<Record<string, KnownWidget>> = {
  'widget-listings-search': widget<ListingSearch>({
    title: 'Search Results',
    openLabel: 'Open search results',
    distinction: ({ areaFilter }) =>
      areaFilter?.type === 'named-area'
        ? `${areaFilter.nameType === 'street-and-number' ? 'at' : areaFilter.nameType === 'street' ? 'on' : 'in'} ${areaFilter.name}`
        : null,
    Component: lazyPart(() => import('./listing-results.tsx')),
    Extent: lazyPart(() => import('./results-count.tsx')),
  }),
  'widget-listing-details': widget<ListingReference>({
    title: 'Property Details',
    openLabel: 'Open property details',
    Component: lazyPart(() => import('./listing-widget.tsx')),
  }),
  'widget-value': widget<ValuationRequest>({
    title: 'Value',
    openLabel: 'Open the value',
    Component: lazyPart(() => import('./value-widget.tsx')),
  }),
  'widget-market': widget<MarketWidgetArguments>({
    title: 'Market',
    openLabel: 'Open the market',
    distinction: ({ told }) => `of ${told.area}`,
    Component: lazyPart(() => import('./market-widget.tsx')),
    InReply: MarketReply,
  }),
  'widget-analysis': widget<AnalysisWidgetArguments>({
    title: 'Chart',
    openLabel: 'Open the chart',
    distinction: ({ chart }) => `of ${chart.title}`,
    Component: lazyPart(() => import('./analysis-widget.tsx')),
    InReply: AnalysisReply,
    isAboveWords: true,
  }),
  'widget-cma-details': widget<{ cmaId: string }>({
    title: 'CMA Presentation',
    openLabel: 'Open presentation',
    Component: lazyPart(() => import('./cma-widget.tsx')),
  }),
  'widget-error': widget<ErrorWidgetArguments>({
    title: ERROR_TITLE,
    openLabel: 'See what went wrong',
    Component: ({ artifact }) => <ErrorWidget {...artifact.content.arguments} />,
  }),
};

interface KnownWidget {
  title: string;
  openLabel: (artifact: WidgetArtifact, isOneOfMany: boolean) => string;
  draw: (props: WidgetProps) => ReactNode;
  drawExtent?: ((artifact: WidgetArtifact) => ReactNode) | undefined;
  drawText?: ((props: InReplyProps) => ReactNode) | undefined;
  isAboveWords: boolean;
}

function widget<Arguments>(entry: WidgetEntry<Arguments>): KnownWidget {
  const { title, openLabel, distinction, Component, Extent, InReply, isAboveWords = false } = entry;
  /** The server answers no artifact whose arguments are not those of its kind. */
  const isOfThisKind = (_: WidgetArtifact): _ is WidgetArtifact<Arguments> => true;
  return {
    title,
    isAboveWords,
    openLabel(artifact, isOneOfMany) {
      const which = isOneOfMany && isOfThisKind(artifact) && distinction?.(artifact.content.arguments);
      return which ? `${openLabel} ${which}` : openLabel;
    },
    draw: ({ artifact, ...rest }) => isOfThisKind(artifact) && <Component artifact={artifact} {...rest} />,
    drawExtent: Extent && ((artifact) => isOfThisKind(artifact) && <Extent artifact={artifact} />),
    drawText: InReply && (({ artifact, ...rest }) => isOfThisKind(artifact) && <InReply artifact={artifact} {...rest} />),
  };
}

const known = ({ kind }: WidgetArtifact): KnownWidget | undefined => (Object.hasOwn(widgets, kind) ? widgets[kind] : undefined);

export function widgetTitle(artifact: WidgetArtifact): string {
  return known(artifact)?.title ?? ERROR_TITLE;
}

/** How much an artifact has to show, where its kind can tell. */
export function widgetExtent(artifact: WidgetArtifact): ReactNode {
  const extent = known(artifact)?.drawExtent?.(artifact);
  return extent && <Suspense fallback={null}>{extent}</Suspense>;
}

/** Whether a listing opens over this widget, which then is the way back from it. */
export function isListingResults({ kind }: WidgetArtifact): boolean {
  return kind === 'widget-listings-search';
}

/** The results that an artifact came after, of the widgets of its thread; of one that is not among them, the last. */
export function resultsBefore(widgets: readonly WidgetArtifact[], { id }: WidgetArtifact): WidgetArtifact | null {
  const place = widgets.findIndex((one) => one.id === id);
  return widgets.slice(0, place < 0 ? undefined : place).findLast(isListingResults) ?? null;
}

/** The words of a reply; where it has one artifact that shows among them, with that. */
export function drawText({
  artifacts,
  ...reply
}: Omit<InReplyProps, 'artifact'> & { artifacts: readonly WidgetArtifact[] }): ReactNode {
  const [artifact, another] = artifacts;
  const words = reply.draw(reply.text, reply.marks);
  const only = artifact && !another ? known(artifact) : undefined;
  const drawn = artifact && (reply.text !== '' || only?.isAboveWords) && only?.drawText?.({ artifact, ...reply });
  return drawn ? <Suspense fallback={words}>{drawn}</Suspense> : words;
}

/** Loads what shows the work of a tool, while the tool is still at it. */
export function prepareFor(tool: string): void {
  if (tool === 'market_snapshot') void MarketReply.prepare().catch(() => undefined);
  if (tool === 'run_analysis') void AnalysisReply.prepare().catch(() => undefined);
}

/** Words of the button that opens an artifact. */
export function openLabelOf(artifact: WidgetArtifact, isOneOfMany: boolean): string {
  return known(artifact)?.openLabel(artifact, isOneOfMany) ?? 'Open';
}

/** An artifact's widget: a `Panel` that fills the height it is given. */
export function Widget(props: WidgetProps) {
  const { artifact } = props;
  return known(artifact)?.draw(props) ?? <ErrorWidget message={`Widget with id ${artifact.kind} is not supported.`} />;
}
