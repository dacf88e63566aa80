export { readSettings, SettingsProblem, type SettingTable, type SettingValues } from './settings.ts';
export { platformSettings } from './platform-settings.ts';
