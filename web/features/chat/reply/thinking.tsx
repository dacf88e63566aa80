import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { ToolStep } from '#contract/threads.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { ThinkingWord } from './thinking-word.tsx';

const statusIcons = {
  running: <Spinner sizePx={14} role="img" aria-label="Running" />,
  'awaiting-approval': <HourglassEmptyIcon sx={{ fontSize: 16 }} aria-label="Waiting for you" />,
  succeeded: <CheckIcon sx={{ fontSize: 16, color: 'success.main' }} aria-label="Done" />,
  failed: <ErrorOutlineIcon sx={{ fontSize: 16, color: 'error.main' }} aria-label="Failed" />,
} as const;

function ToolLine({ tool }: { tool: ToolStep }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
      <Box sx={{ width: 16, display: 'grid', placeItems: 'center', flexShrink: 0 }}>{statusIcons[tool.status]}</Box>
      <span>{tool.title}</span>
      {tool.summary && <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>· {tool.summary}</Box>}
    </Box>
  );
}

interface ThinkingProps {
  reasoning: string;
  tools: readonly ToolStep[];
  /** True until the reply itself begins: the section is open and reads 'Thinking...'; later it closes and reads 'Context'. */
  thinking: boolean;
}

/** What the assistant considered and did for a reply, docs/product/chat.md. */
export function Thinking({ reasoning, tools, thinking }: ThinkingProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const contentId = useId();
  const hasContent = reasoning !== '' || tools.length > 0;
  const open = hasContent && (chosen ?? thinking);
  if (!hasContent && !thinking) return null;
  return (
    <Box sx={{ mb: 1.5, fontSize: 14 }}>
      <PlainButton
        aria-expanded={open}
        aria-controls={contentId}
        disabled={!hasContent}
        onClick={() => setChosen(!open)}
        sx={{ py: 0.5, pr: 1, gap: 0.5, fontSize: 14, color: 'text.secondary', borderRadius: '8px' }}
      >
        <ExpandMoreIcon
          sx={{
            fontSize: 18,
            transform: open ? 'none' : 'rotate(-90deg)',
            transition: 'transform 150ms',
            opacity: hasContent ? 1 : 0.4,
          }}
        />
        {thinking ? <ThinkingWord>{hasContent ? 'Thinking...' : undefined}</ThinkingWord> : 'Context'}
      </PlainButton>
      <Box id={contentId} hidden={!open} sx={{ pl: 1.5, ml: 1, borderLeft: '1px solid', borderColor: 'divider' }}>
        {reasoning !== '' && (
          <Box sx={{ color: 'text.secondary', py: 0.5 }}>
            <Markdown text={reasoning} />
          </Box>
        )}
        {tools.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {tools.map((tool) => (
              <ToolLine key={tool.toolCallId} tool={tool} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
