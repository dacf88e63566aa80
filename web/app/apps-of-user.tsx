import { AppList } from '#web/features/connections/app-list.tsx';
import { SmsChatRow } from './sms-chat-row.tsx';
import { useMe } from './use-me.ts';

/** The apps of the signed-in user, text messages among them for those with the role of a user. */
export function AppsOfUser() {
  const { roles } = useMe();
  return <AppList more={roles.includes('user') ? <SmsChatRow /> : null} />;
}
