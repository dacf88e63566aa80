/** The tabs of the settings dialog by their value in `settings_modal`. */
export const settingsTabs = [
  ['general', 'General'],
  ['connected-apps', 'Integrations'],
  ['security', 'Security'],
  ['my-data', 'My data'],
] as const;
export type SettingsTab = (typeof settingsTabs)[number][0];

/** The tab that an address asks for; none for anything else. */
export function settingsTabOf(value: unknown): SettingsTab | undefined {
  return settingsTabs.find(([tab]) => tab === value)?.[0];
}
