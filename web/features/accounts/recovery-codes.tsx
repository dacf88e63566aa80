import Box from '@mui/material/Box';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** The ten codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const file = URL.createObjectURL(new Blob([`Recovery codes for Sidekick\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }} role="group" aria-label="Recovery codes">
      <Box sx={{ typography: 'body2' }}>
        Keep these codes where you find them without your phone. Each lets you in once. They are not shown again.
      </Box>
      <Box component="ul" aria-label="Codes" sx={listStyles}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 2, typography: 'body2' }}
      >
        <a href={file} download="sidekick-recovery-codes.txt">
          Save as a file
        </a>
        <CopyButton text={codes.join('\n')} />
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontFamily: 'ui-monospace, monospace',
} as const;
