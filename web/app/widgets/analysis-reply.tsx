import Box from '@mui/material/Box';
import type { AnalysisWidgetArguments } from '#contract/analysis.ts';
import { AnalysisFigure } from '#web/features/analysis/index.ts';
import type { InReplyProps } from './widget-props.ts';

/** The picture stands in the chat, too: above the words that tell of it. */
export default function AnalysisReply({ artifact, text, marks, draw }: InReplyProps<AnalysisWidgetArguments>) {
  const { chart, basis } = artifact.content.arguments;
  return (
    <>
      <Box
        data-not-copied
        sx={{ mb: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}
      >
        <AnalysisFigure chart={chart} basis={basis} />
      </Box>
      {draw(text, marks)}
    </>
  );
}
