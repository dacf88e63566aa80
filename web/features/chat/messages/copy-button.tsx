import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyReply } from './copy-reply.ts';

const COPIED_MS = 3_000;

interface CopyButtonProps {
  /** The reply, in markdown. */
  text: string;
  /** Where it is shown. */
  shown: RefObject<HTMLElement | null>;
}

/** Copies a reply; says 'Copied!' for 3 seconds. */
export function CopyButton({ text, shown }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    void copyReply(text, shown.current).then(() => setCopied(true));
  };
  return (
    <Button
      size="small"
      onClick={copy}
      aria-label={copied ? 'Copied!' : 'Copy'}
      aria-live="polite"
      sx={{ color: 'text.secondary', fontWeight: 400 }}
    >
      {copied ? <CheckIcon sx={{ fontSize: 16 }} /> : <ContentCopyIcon sx={{ fontSize: 16 }} />}
      {/* As wide before as after, so that what stands beside it does not move. */}
      <Box component="span" sx={stackedStyles}>
        <span style={{ visibility: copied ? 'hidden' : 'visible' }}>Copy</span>
        <span style={{ visibility: copied ? 'visible' : 'hidden' }}>Copied!</span>
      </Box>
    </Button>
  );
}

const stackedStyles = { display: 'grid', textAlign: 'left', '& > span': { gridArea: '1 / 1' } } as const;
