import { type ReactNode, useContext } from 'react';
import { readReplyLink, type ReplyLink } from '#contract/reply-links.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { ChatLink } from './markdown-elements.tsx';
import { type MarkdownNode } from './markdown-tree.ts';
import { plainTextOf } from './plain-text.ts';
import { ReplyActionsContext } from './reply-actions.ts';

type LinkNode = Extract<MarkdownNode, { type: 'link' }>;

/** A link in a reply: it opens a home, says its words as the next message, or leads somewhere. */
export function ReplyLinkElement({ node, children }: { node: LinkNode; children: ReactNode }) {
  const act = useReplyLink(node);
  if (!act) return <ChatLink href={node.url}>{children}</ChatLink>;
  return (
    <PlainButton disabled={act.run === null} onClick={act.run ?? undefined} sx={linkStyles}>
      {children}
    </PlainButton>
  );
}

/** A way on from a reply, which stands in a row of such at its end. */
export function ProposalButton({ node }: { node: LinkNode }) {
  const act = useReplyLink(node);
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={!act?.run}
      onClick={act?.run ?? undefined}
      sx={{ borderRadius: '16px', fontWeight: 500, '@media (pointer: coarse)': { minHeight: 40 } }}
    >
      {plainTextOf(node)}
    </Button>
  );
}

function useReplyLink(node: LinkNode): { kind: ReplyLink['kind']; run: (() => void) | null } | null {
  const { openListing, ask } = useContext(ReplyActionsContext);
  const link = readReplyLink(node.url);
  if (link?.kind === 'home') return { kind: 'home', run: () => openListing(link.listing) };
  return link && { kind: 'ask', run: ask && (() => ask(plainTextOf(node))) };
}

const linkStyles = {
  display: 'inline',
  textAlign: 'inherit',
  userSelect: 'text',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  color: 'primary.main',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:disabled': { color: 'inherit', textDecoration: 'none' },
} as const;
