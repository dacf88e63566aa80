/**
 * Listings whose source forbids that its data go to a provider of language models (its policy, set by an admin): the agent sees them in the
 * drawer and they are counted, the model reads nothing of them, and the reply says so.
 */
import { asJson, type OutgoingRules, type Viewer } from '#server/platform/tools/index.ts';
import type { SourcesService } from '../sources/sources.service.ts';
import type { Withheld } from './facts.ts';

/** The same rights, for what the agent alone sees. */
export const asAgent = (viewer: Viewer): Viewer => ({ ...viewer, surface: 'agent' });

export function withheld(listings: number): Withheld {
  const note = `The source of ${listings === 1 ? 'a listing' : `${listings.toLocaleString('en-US')} listings`} does not let its data go to an outside language model. They are in the results beside the chat; their details are not part of this answer.`;
  return { listings, note };
}

/** The licences as they are now: nothing leaves that names a source which does not send its data to models. */
export async function readOutgoingRules(sources: Pick<SourcesService, 'read'>): Promise<OutgoingRules> {
  const known = await sources.read();
  const isOpen = (name: string): boolean => known.get(name)?.sendsToModels === true;
  return { mayLeave: (value) => !namesClosedSource(value, isOpen), instead: asJson({ withheld: withheld(1) }) };
}

function namesClosedSource(value: unknown, isOpen: (mlsSource: string) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => namesClosedSource(item, isOpen));
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, item]) =>
    key === 'mlsSource' && typeof item === 'string' ? !isOpen(item) : namesClosedSource(item, isOpen),
  );
}
