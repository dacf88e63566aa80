import { Suspense, useState } from 'react';
import { IconAction } from '#web/ui/icon-action.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useMe } from '../use-me.ts';
import { UserPicture } from '#web/ui/user-picture.tsx';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx'));

/** Who is signed in; opens the menu with the theme and Log Out, whose code arrives with the first click. */
export function UserMenu() {
  const me = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        label="Your account"
        aria-haspopup="menu"
        data-tour="account"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <UserPicture name={me.name} picture={me.avatar} />
      </IconAction>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
