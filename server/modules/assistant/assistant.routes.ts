import { decideApproval } from '#contract/approvals.ts';
import {
  beginThread,
  editPrompt,
  listModels,
  regenerateReply,
  sendPrompt,
  showVersion,
  stopRun,
  streamRun,
  updateArtifact,
} from '#contract/assistant.ts';
import { getReplySources } from '#contract/reply-sources.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { addressOf, type Mount } from '#server/platform/http/index.ts';
import type { AssistantService } from './assistant.service.ts';

export function mountAssistant(mount: Mount, assistant: AssistantService): void {
  mount.endpoint(beginThread, async ({ caller, body, once }) => {
    const { firstMessage, metadata = null } = body;
    return assistant.begin(caller, { firstMessage, metadata }, once);
  });

  mount.endpoint(sendPrompt, async ({ caller, params, body, once }) => {
    const { message, hidden = false, activeWidgetContext = null, model = null } = body;
    const prompt = { threadId: params.threadId, message, hidden, widgetContext: activeWidgetContext, model };
    return { promptRefId: await assistant.sendPrompt(caller, prompt, once) };
  });

  mount.endpoint(regenerateReply, async ({ caller, params, body, once }) => {
    const again = { threadId: params.threadId, runId: params.promptRefId, model: body.model ?? null };
    return { promptRefId: await assistant.regenerate(caller, again, once) };
  });

  mount.endpoint(editPrompt, async ({ caller, params, body, once }) => {
    const { message, model = null } = body;
    const edited = { threadId: params.threadId, runId: params.promptRefId, message, model };
    return { promptRefId: await assistant.edit(caller, edited, once) };
  });

  mount.endpoint(showVersion, async ({ caller, params }) => {
    await assistant.showVersion({ userId: caller.userId, messageKey: params.messageId });
    return undefined;
  });

  mount.endpoint(listModels, async () => {
    return { items: assistant.models().map((id, index) => ({ id, isDefault: index === 0 })) };
  });

  mount.raw(streamRun, async ({ caller, params }, http) =>
    assistant.stream({ caller, threadId: params.threadId, runId: params.promptRefId }, http),
  );

  mount.endpoint(stopRun, async ({ caller, params }) => {
    await assistant.stop({ userId: caller.userId, threadId: params.threadId, runId: params.promptRefId });
    return undefined;
  });

  mount.raw(decideApproval, async ({ caller, params, body }, { request }) => {
    const { threadId, promptRefId: runId, approvalId } = params;
    return assistant.decide(caller, { threadId, runId, approvalId, decision: body.decision, address: addressOf(request) });
  });

  mount.endpoint(getReplySources, async ({ caller, params }) => assistant.readSources({ userId: caller.userId, ...params }));

  mount.endpoint(updateArtifact, async ({ caller, params, body }) => {
    if (body.content.artifactId !== params.artifactId) {
      const message = 'Must be the artifact of the address';
      throw new AppError('invalid_request', 'Some fields are not valid.', {
        errors: [{ path: 'body.content.artifactId', message }],
      });
    }
    const { artifactId } = params;
    return assistant.updateArtifact({ userId: caller.userId, artifactId, arguments: body.content.arguments });
  });
}
