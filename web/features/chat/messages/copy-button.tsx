import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

const COPIED_MS = 3_000;

/** Copies a reply's text; says 'Copied!' for 3 seconds (document 1 §2). */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <Button
      size="small"
      color="inherit"
      onClick={copy}
      startIcon={copied ? <CheckIcon sx={{ fontSize: 16 }} /> : <ContentCopyIcon sx={{ fontSize: 16 }} />}
      sx={{ color: 'text.secondary', fontWeight: 400 }}
      aria-live="polite"
    >
      {copied ? 'Copied!' : 'Copy'}
    </Button>
  );
}
