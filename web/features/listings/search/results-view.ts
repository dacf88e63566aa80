import { createLocalSetting } from '#web/platform/local-setting.ts';

/** How results are shown, kept on this device. */
export const resultsView = createLocalSetting('sidekick-results-view', ['cards', 'table'] as const, 'cards');
