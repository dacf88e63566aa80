import Box from '@mui/material/Box';
import { MarketTiles } from '#web/features/market/index.ts';
import type { MarketWidgetArguments } from '#contract/market-widget.ts';
import type { InReplyProps } from './widget-props.ts';

const PARAGRAPH_END = '\n\n';

/** A market's answer: the sentence that says it, the figures as tiles, and in small what they rest on. */
export default function MarketReply({ artifact, text, marks, draw, onOpen }: InReplyProps<MarketWidgetArguments>) {
  const end = text.indexOf(PARAGRAPH_END);
  const at = end < 0 ? text.length : end;
  const rest = text.slice(at);
  return (
    <>
      {draw(text.slice(0, at), marks)}
      <Box data-not-copied sx={{ my: 1.5 }}>
        <MarketTiles {...artifact.content.arguments} onRecords={(name) => onOpen(artifact, { name })} />
      </Box>
      {rest.trim() !== '' && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {draw(
            rest,
            marks.flatMap(({ start, ...mark }) => (start < at ? [] : { ...mark, start: start - at, end: mark.end - at })),
          )}
        </Box>
      )}
    </>
  );
}
