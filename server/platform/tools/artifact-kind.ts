import type { z } from 'zod';
import type { WidgetKind } from '#contract/threads.ts';

/** What a tool wants shown in the drawer; the run gives it its id (`content.artifactId`) and stores it. */
export interface ArtifactDraft {
  kind: WidgetKind;
  arguments: Record<string, unknown>;
}

/** A kind of artifact as the assistant stores, updates and reads it again, without knowing what it is about. */
export interface ArtifactKind {
  kind: WidgetKind;
  /** What a widget of this kind is given; stored ones that no longer fit say so in their place. */
  argumentsSchema: z.ZodType<Record<string, unknown>>;
  /** Whether the drawer keeps what the user changes in it. */
  isUpdatable: boolean;
  /** The tool whose call with these arguments says the same: that is how models are told what the user made of it. */
  toldAs?: string;
}

/** Declares a kind in the module that owns it, which lists it in `server/dependencies.ts`; `web/app/widgets` draws it. */
export function defineArtifactKind<Arguments extends Record<string, unknown>>(
  kind: Omit<ArtifactKind, 'argumentsSchema'> & { argumentsSchema: z.ZodType<Arguments> },
): ArtifactKind & { draft: (given: Arguments) => ArtifactDraft } {
  return { ...kind, draft: (given) => ({ kind: kind.kind, arguments: given }) };
}
