export type { ReceivedFile, Storage } from './storage.ts';
export { createDiskStorage } from './disk-storage.ts';
export { openStorage, storageSettingMistakes, storageSettings } from './storage.config.ts';
