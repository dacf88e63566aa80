import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { siteQuery } from '#web/platform/site.data.ts';
import { Button } from '#web/ui/button.tsx';
import { untilNoDialogIsOpen } from '#web/ui/open-dialogs.ts';

/** The tour leads through what the chat alone has. */
const hasChat = (): boolean =>
  ['[data-tour=chats]', '[data-message-bar]'].every((part) => document.querySelector(part)?.checkVisibility() === true);

const learningCenter = '/help/learning-center';
const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const keys: readonly [keys: string, does: string][] = [
  ['/', 'Go to the message bar'],
  ['Enter', 'Send'],
  ['Shift Enter', 'Break the line'],
  [`${command} K`, 'Search your chats, and commands'],
  [`${command} J`, 'Open and close the chat beside other pages'],
  ['Esc', 'Close what is open'],
];

/** The help that there is on any page: somebody to write to, the way around, and the keys. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { data: site } = useQuery(siteQuery);
  const { routesByPath } = useRouter();
  const showAround = async () => {
    const { runTour } = await import('#web/features/tours/index.ts');
    onClose();
    await untilNoDialogIsOpen();
    await runTour('guided_tour_welcome_chat');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="help-title" fullWidth maxWidth="xs">
      <DialogTitle id="help-title">Help</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={listStyles}>
          <li>Ask in a chat “What can you do?”, and it tells what it understands.</li>
          {learningCenter in routesByPath && (
            <li>
              <a href={learningCenter}>Learning Center</a>
            </li>
          )}
          {site && (
            <li>
              {site.supportEmail === null ? (
                'For anything else, ask whoever set Sidekick up for you.'
              ) : (
                <>
                  Write to support: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
                </>
              )}
            </li>
          )}
          <li>
            <Link to="/privacy" onClick={onClose}>
              Privacy notice
            </Link>
          </li>
        </Box>
        <Box component="section" aria-labelledby="help-keys" sx={{ mt: 2, '@media (hover: none)': { display: 'none' } }}>
          <Box component="h3" id="help-keys" sx={{ m: 0, mb: 1, typography: 'h5' }}>
            Keys
          </Box>
          <Box component="dl" sx={keysStyles}>
            {keys.map(([pressed, does]) => (
              <div key={pressed}>
                <dt>
                  {pressed.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        {hasChat() && (
          <Button variant="outlined" onClick={() => void showAround()}>
            Show me around
          </Button>
        )}
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyles = {
  m: 0,
  pl: 2.5,
  display: 'grid',
  gap: 1,
  overflowWrap: 'anywhere',
  '& a': { color: 'primary.main' },
} as const;

const keysStyles = {
  m: 0,
  display: 'grid',
  gap: 0.75,
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 1.5 },
  '& dt': { flexShrink: 0, width: 96, display: 'flex', gap: 0.5 },
  '& dd': { m: 0, color: 'text.secondary' },
  '& kbd': {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: '4px',
    bgcolor: 'action.hover',
    fontFamily: 'inherit',
    fontSize: 12,
    lineHeight: '20px',
  },
} as const;
