import { createLocalSetting } from '#web/platform/local-setting.ts';

/** Whether this device had a session when it was last asked for: what to show until the server has said who this is now. */
export const knownSession = createLocalSetting('known-session', ['yes', 'no'], 'no');
