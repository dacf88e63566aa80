import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SuggestedPromptCard } from '#contract/suggestions.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { CardIcon } from './card-icon.tsx';
import { Placeholders } from './placeholders.tsx';
import { cardsQuery } from './suggestions.data.ts';
import { TYPEWRITER, typedAt } from './typewriter.ts';

interface SuggestedCardsProps {
  disabled: boolean;
  /** The words of a card are to be written into the bar. */
  onChoose: (prompt: string) => void;
}

/** Ways to begin a chat, as admins have set them: a row that is swiped on a phone. */
export function SuggestedCards({ disabled, onChoose }: SuggestedCardsProps) {
  if (disabled) return <Placeholders rowSx={rowStyles} itemSx={{ ...cardStyles, ...itemStyles, minHeight: 104 }} />;
  return <Cards onChoose={onChoose} />;
}

type CardsProps = Pick<SuggestedCardsProps, 'onChoose'>;

function Cards({ onChoose }: CardsProps) {
  const { data: cards } = useSuspenseQuery(cardsQuery);
  return (
    <Box component="ul" aria-label="Ways to begin" sx={rowStyles}>
      {cards.map((card) => (
        <Box component="li" key={card.id} sx={itemStyles}>
          <Card card={card} onChoose={onChoose} />
        </Box>
      ))}
    </Box>
  );
}

function Card({ card, onChoose }: CardsProps & { card: SuggestedPromptCard }) {
  const { prompt, displayText, icon, iconColor, typewriterSuggestions } = card;
  const typed = useTypewriter(typewriterSuggestions);
  return (
    <PlainButton onClick={() => onChoose(prompt)} sx={cardStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: iconColor ?? 'primary.main', '& svg': { fontSize: 20 } }}>
        <CardIcon icon={icon} />
        <Box component="span" sx={{ fontSize: 14, fontWeight: 600, color: 'text.primary' }}>
          {displayText}
        </Box>
      </Box>
      {/* What is typed is decoration: the card is called by its prompt, and takes its room. */}
      <Box component="span" sx={{ position: 'relative', fontSize: 13, lineHeight: 1.45, color: 'text.secondary' }}>
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

const rowStyles = {
  display: 'flex',
  gap: 1.5,
  // On a phone to both edges of the screen, so that the next card shows that there is one.
  mx: { xs: -2, sm: 0 },
  my: 0,
  px: { xs: 2, sm: 0 },
  py: 0,
  scrollPaddingInline: { xs: '16px', sm: 0 },
  flexShrink: 0,
  listStyle: 'none',
  overflowX: { xs: 'auto', sm: 'visible' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const;

const itemStyles = { flex: { xs: '0 0 78%', sm: '1 1 30%' }, scrollSnapAlign: 'start', display: 'flex' } as const;

const cardStyles = {
  flex: 1,
  minWidth: { sm: 160 },
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 1,
  p: 1.5,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'primary.main' },
} as const;
