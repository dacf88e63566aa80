import type { Module } from '#server/platform/module.ts';
import { suggestionsAuditActions } from './suggestions.audit.ts';
import { mountSuggestions } from './suggestions.routes.ts';
import { createSuggestionsService, type SuggestionsParts, type SuggestionsService } from './suggestions.service.ts';

/** Ways to begin a chat, and to go on in it. */
export function createSuggestionsModule(parts: SuggestionsParts): Module<SuggestionsService> {
  const service = createSuggestionsService(parts);
  return {
    name: 'suggestions',
    service,
    mount: (mount) => mountSuggestions(mount, service),
    auditActions: suggestionsAuditActions,
  };
}
