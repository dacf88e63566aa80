/**
 * Which module owns which tables. Only its owner reads and writes a table; others call the owner's service. `npm run check` looks at every
 * query. What stands under `platform` belongs to no module.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  platform: ['idempotency_keys', 'throttle_counters'],
  flags: ['flag_settings'],
  audit: ['audit_entries'],
  accounts: ['users', 'sessions', 'password_reset_codes'],
  profile: ['profiles'],
  threads: ['message_words', 'messages', 'threads'],
  listings: [
    'area_hulls',
    'areas',
    'listing_changes',
    'listing_import_changes',
    'listing_import_lines',
    'listing_imports',
    'listing_mappings',
    'listing_news',
    'listing_photo_marks',
    'listing_photos',
    'listing_remark_marks',
    'listing_source_values',
    'listing_sources',
    'listing_words',
    'listings',
    'photo_hosts',
    'photo_originals',
  ],
  mls: ['mls_feeds'],
  market: ['market_models', 'market_months', 'market_month_areas'],
  'saved-searches': ['saved_search_changes', 'saved_searches'],
  presentations: [
    'presentation_files',
    'presentation_photos',
    'presentation_properties',
    'presentation_section_templates',
    'presentation_shares',
    'presentation_views',
    'presentations',
  ],
  assistant: ['artifacts', 'run_approvals', 'run_events', 'run_model_steps', 'runs', 'tool_acts'],
};
