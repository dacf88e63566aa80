import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

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
    <Button size="small" onClick={copy} sx={{ color: 'text.secondary', fontWeight: 400 }} aria-live="polite">
      {copied ? <CheckIcon sx={{ fontSize: 16 }} /> : <ContentCopyIcon sx={{ fontSize: 16 }} />}
      {copied ? 'Copied!' : 'Copy'}
    </Button>
  );
}
