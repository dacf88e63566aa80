import { setTimeout as wait } from 'node:timers/promises';
import type { AgentLoop } from '#server/modules/assistant/index.ts';
import { says, stepFinished, stepStarted, thinks } from '#tests/support/scripted-loop.ts';

/** What every owner of the run says in the end. */
export const slowReplyText = `Let me look.\n\n${Array.from({ length: 30 }, (_, index) => `word ${index}`).join(' ')}`;

/** A reply of two steps with a tool between them, slow enough to be killed anywhere in it. The same for every owner. */
export const slowLoop: AgentLoop = async function* ({ finishedSteps }) {
  const [first = '', second = ''] = slowReplyText.split('\n\n');
  if (finishedSteps.length === 0) {
    yield stepStarted(1);
    yield thinks('They want homes.');
    await wait(30);
    yield says(first);
    await wait(30);
    yield { type: 'tool-started', toolCallId: 't', name: 'search_listings', title: 'Searching listings', arguments: {} };
    await wait(60);
    const artifact = { kind: 'widget-listings-search', arguments: {} } as const;
    yield { type: 'tool-finished', toolCallId: 't', ok: true, artifact, error: null, summary: '3 found' };
    yield stepFinished(1, first);
  }
  yield stepStarted(2);
  for (const word of second.split(/(?<= )/)) {
    yield says(word);
    await wait(20);
  }
  yield stepFinished(2, second);
};
