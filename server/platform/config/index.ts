export { readSettings, SettingsProblem, switchSchema, type Setting, type SettingTable, type SettingValues } from './settings.ts';
export { platformSettings } from './platform-settings.ts';
