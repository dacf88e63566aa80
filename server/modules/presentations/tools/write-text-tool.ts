import { z } from 'zod';
import { presentationLimits } from '#contract/presentations.ts';
import { textLengths, textTones } from '#contract/presentation-texts.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { PresentationsService } from '../presentations.service.ts';
import { textOfHtml } from '../sections/text-of-html.ts';
import { writeSummary } from '../summaries/summary.ts';
import { cmaAnswerSchema } from './answer.ts';
import { asAgent, describes, presentationId, shorten, type ToolSteps } from './steps.ts';
import { withText } from './with-text.ts';

export function createWriteTextTool({ service, ensureOwn, outcome, edit }: { service: PresentationsService } & ToolSteps): Tool {
  return defineTool({
    name: 'write_cma_summary',
    description: `Write the summary of a CMA from its own figures, into its text section: what the home is, the sales, the market, the range.
"write the summary, warmer" → tone warm. For words of your own use edit_cma_sections. ${describes}`,
    title: 'Writing the summary',
    failure: 'The summary could not be written.',
    inputSchema: z.strictObject({
      presentationId,
      tone: z.enum(textTones).default('professional'),
      length: z.enum(textLengths).default('full'),
      clientName: z.string().trim().min(1).max(presentationLimits.clientNameCharacters).nullish().describe('Whom it is for'),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    async execute({ presentationId: id, tone, length, clientName }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      let written = '';
      const done = await service.assistantEdits.keeping(of, async () => {
        if (clientName != null) await service.update(of, { root: { clientDisplayName: clientName } });
        const draft = await service.getDraft({ ...asAgent(viewer), isAdmin: false }, of.presentationId);
        const { title, htmlContent } = writeSummary(draft, { tone, length });
        // The summary of before is replaced; what the agent wrote is not.
        const there = draft.sections.find(({ config }) => config.type === 'ai-assisted-text' && config.title === title)?.config
          .id;
        await edit.sections(of, viewer, (sections) => withText(sections, { sectionId: there, title, html: htmlContent }));
        written = textOfHtml(htmlContent);
        const sound = tone === 'professional' ? '' : `, ${tone === 'warm' ? 'warmer' : 'bolder'}`;
        return `Wrote the summary${sound}${clientName == null ? '' : `, prepared for ${clientName}`}`;
      });
      return outcome(viewer, of.presentationId, done, { written });
    },
    shorten,
  });
}
