import Box from '@mui/material/Box';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SwipeRow } from '#web/ui/swipe-row.tsx';
import { CardHead, cardStyles, itemStyles, PromptCard, textStyles } from './card.tsx';
import { CardIcon } from './card-icon.tsx';
import type { LeadingCard } from './leading-cards.ts';
import { Placeholders } from './placeholders.tsx';
import { cardsQuery } from './suggestions.data.ts';

export interface SuggestedCardsProps {
  disabled: boolean;
  /** The words of a card are to be written into the bar. */
  onChoose: (prompt: string) => void;
}

/** Ways to begin a chat in a row that is swiped: what the product invites to, then what admins have set. */
export function SuggestedCards({
  disabled,
  leading,
  onOpen,
  onChoose,
}: SuggestedCardsProps & { leading: readonly LeadingCard[]; onOpen: (path: string) => void }) {
  const { data: cards } = useSuspenseQuery(cardsQuery);
  if (disabled) {
    return <Placeholders rowSx={{ display: 'flex', gap: 1.5, overflow: 'hidden' }} itemSx={{ ...cardStyles, ...itemStyles }} />;
  }
  return (
    <SwipeRow label="Ways to begin">
      {leading.map((card) => (
        <Box component="li" key={card.to} sx={itemStyles}>
          <Invitation card={card} onOpen={onOpen} />
        </Box>
      ))}
      {cards.map((card) => (
        <Box component="li" key={card.id} sx={itemStyles}>
          <PromptCard card={card} onChoose={onChoose} />
        </Box>
      ))}
    </SwipeRow>
  );
}

function Invitation({ card: { to, icon, title, text }, onOpen }: { card: LeadingCard; onOpen: (path: string) => void }) {
  return (
    <Box
      component="a"
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(to);
      }}
      sx={{ ...cardStyles, bgcolor: 'background.sunken' }}
    >
      <CardHead title={title}>
        <CardIcon icon={icon} />
      </CardHead>
      <Box component="span" sx={textStyles}>
        {text}
      </Box>
    </Box>
  );
}
