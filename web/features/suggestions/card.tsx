import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { SuggestedPromptCard } from '#contract/suggestions.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { CardIcon } from './card-icon.tsx';
import { TYPEWRITER, typedAt } from './typewriter.ts';

const LottiePicture = lazyPart(() => import('./lottie-picture.tsx'));

/** A card that admins wrote: chosen, its prompt is written into the bar. */
export function PromptCard({ card, onChoose }: { card: SuggestedPromptCard; onChoose: (prompt: string) => void }) {
  const { prompt, displayText, icon, iconColor, typewriterSuggestions, url } = card;
  const typed = useTypewriter(typewriterSuggestions);
  return (
    <PlainButton onClick={() => onChoose(prompt)} sx={cardStyles}>
      <CardHead title={displayText} color={iconColor}>
        {url === null ? (
          <CardIcon icon={icon} />
        ) : (
          <Suspense fallback={<CardIcon icon={icon} />}>
            <LottiePicture url={url} />
          </Suspense>
        )}
      </CardHead>
      {/* What is typed is decoration: the card is called by its prompt, and takes its room. */}
      <Box component="span" sx={{ position: 'relative', ...textStyles }}>
        <Box component="span" sx={{ opacity: typed === null ? 1 : 0 }}>
          {prompt}
        </Box>
        {typed !== null && (
          <Box component="span" aria-hidden sx={{ position: 'absolute', inset: 0 }}>
            {typed}
          </Box>
        )}
      </Box>
    </PlainButton>
  );
}

export function CardHead({ title, color = null, children }: { title: string; color?: string | null; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: color ?? 'primary.main', '& > svg': { fontSize: 20 } }}
    >
      {children}
      <Box component="span" sx={{ fontSize: 14, fontWeight: 600, color: 'text.primary' }}>
        {title}
      </Box>
    </Box>
  );
}

function useTypewriter(texts: readonly string[]): string | null {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [typed, setTyped] = useState<string | null>(null);
  const types = texts.length > 0 && !still;
  useEffect(() => {
    if (!types) return;
    const startedAt = performance.now();
    const timer = setInterval(() => setTyped(typedAt(texts, performance.now() - startedAt)), TYPEWRITER.characterMs);
    return () => clearInterval(timer);
  }, [types, texts]);
  return types ? typed : null;
}

export const textStyles = { fontSize: 13, lineHeight: 1.45, color: 'text.secondary' } as const;

export const itemStyles = { flex: { xs: '0 0 78%', sm: '0 0 31.5%' }, scrollSnapAlign: 'start', display: 'flex' } as const;

export const cardStyles = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  textDecoration: 'none',
  gap: 1,
  p: 1.5,
  minHeight: 104,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'inherit',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'primary.main' },
  // Inside the row, which would cut it off.
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
