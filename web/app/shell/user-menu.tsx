import Avatar from '@mui/material/Avatar';
import { lazy, Suspense, useState } from 'react';
import { IconAction } from '#web/ui/icon-action.tsx';
import { useMe } from '../use-me.ts';

const UserMenuItems = lazy(() => import('./user-menu-items.tsx'));

/** Who is signed in; opens the menu with the theme and Log Out, whose code arrives with the first click. */
export function UserMenu() {
  const me = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        label="Your account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar src={me.avatar ?? undefined} alt="" aria-hidden>
          {initialsOf(me.name)}
        </Avatar>
      </IconAction>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** At most two letters. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const outer = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return outer.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
