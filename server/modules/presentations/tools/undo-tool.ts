import { z } from 'zod';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { PresentationsService } from '../presentations.service.ts';
import { cmaAnswerSchema } from './answer.ts';
import { asAgent, describes, presentationId, shorten, type ToolSteps } from './steps.ts';

export function createUndoTool({
  service,
  ensureOwn,
  outcome,
}: { service: PresentationsService } & Pick<ToolSteps, 'ensureOwn' | 'outcome'>): Tool {
  return defineTool({
    name: 'undo_cma_edit',
    description: `Take the last edit that you made of a CMA back ("undo that"); called again, the one before it. Edits of the agent stay. ${describes}`,
    title: 'Undoing the edit',
    failure: 'The edit could not be undone.',
    inputSchema: z.strictObject({ presentationId }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    async execute({ presentationId: id }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      const undone = await service.assistantEdits.undo(of, asAgent(viewer));
      return outcome(viewer, of.presentationId, undone === null ? 'There is nothing to undo' : `Undone: ${undone}`);
    },
    shorten,
  });
}
