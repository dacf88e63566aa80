import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { IconAction } from '#web/ui/icon-action.tsx';

const HelpDialog = lazyPart(() => import('./help-dialog.tsx'));

export default function Help() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconAction label="Help" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <HelpIcon />
      </IconAction>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
