import { describe, expect, it, vi } from 'vitest';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import { foldEvent } from './fold-event.ts';
import { isReceiving, newLiveReply, type LiveReply } from './live-reply.ts';

const run = '0192f0c0-0000-7000-8000-000000000001';

function fold(events: AssistantEvent[], from: LiveReply = newLiveReply(run)): LiveReply {
  return events.reduce((reply, event, index) => foldEvent(reply, from.cursor + index + 1, event), from);
}

const textDelta = (delta: string): AssistantEvent => ({ type: 'messageTextDelta', key: 'msg_1', delta });
const thought = (delta: string): AssistantEvent => ({ type: 'messageTextDelta', key: 'rs_1', delta });
const step = (stepId: string, stepType: 'reasoning' | 'tool-calls' | 'message-creation'): AssistantEvent => ({
  type: 'runStepCreated',
  stepId,
  stepType,
});

describe('a live reply', () => {
  it('gathers the text of the reply and of the reasoning apart', () => {
    const reply = fold([
      step('1-reasoning', 'reasoning'),
      thought('Looking '),
      thought('around.'),
      step('1-message', 'message-creation'),
      textDelta('Two '),
      textDelta('homes.'),
    ]);
    expect(reply.reasoning).toBe('Looking around.');
    expect(reply.text).toBe('Two homes.');
  });

  it('goes through its states from the prompt to the answer', () => {
    const states: string[] = [];
    let reply = newLiveReply(run);
    const events: AssistantEvent[] = [
      { type: 'runCreated', runId: run, createdAt: '2026-01-01T00:00:00Z' },
      step('1-reasoning', 'reasoning'),
      step('1-tool', 'tool-calls'),
      { type: 'toolCallStarted', toolCallId: 'a', name: 'search_listings', title: 'Searching listings', arguments: {} },
      { type: 'toolCallCompleted', toolCallId: 'a', ok: true, artifact: null, error: null, summary: '124 found' },
      step('2-message', 'message-creation'),
    ];
    events.forEach((event, index) => {
      reply = foldEvent(reply, index + 1, event);
      states.push(reply.state);
    });
    expect(states).toEqual([
      'awaiting',
      'reasoning',
      'awaiting',
      'executing-tool-call',
      'awaiting',
      'loading-message-text-delta',
    ]);
    expect(reply.tools).toEqual([
      { toolCallId: 'a', name: 'search_listings', title: 'Searching listings', status: 'succeeded', summary: '124 found' },
    ]);
  });

  it('ignores events that it has seen', () => {
    const once = foldEvent(newLiveReply(run), 1, textDelta('a'));
    expect(foldEvent(once, 1, textDelta('a'))).toBe(once);
  });

  it('forgets what a step had said when the step starts again', () => {
    const reply = fold([
      step('1-message', 'message-creation'),
      textDelta('First. '),
      step('2-message', 'message-creation'),
      textDelta('Lost wor'),
      step('2-message', 'message-creation'),
      textDelta('Kept.'),
    ]);
    expect(reply.text).toBe('First. Kept.');
  });

  it('keeps what other steps had said when a step starts again', () => {
    const reply = fold([
      step('1-reasoning', 'reasoning'),
      thought('Lost.'),
      step('1-message', 'message-creation'),
      textDelta('Kept.'),
      step('1-reasoning', 'reasoning'),
      thought('New.'),
    ]);
    expect(reply).toMatchObject({ text: 'Kept.', reasoning: 'New.' });
  });

  const message = (uniqueKey: string, type = 'text'): AssistantEvent => ({
    type: 'messageCompleted',
    metadata: { elapsedTime: 5 },
    message: {
      ...{ uniqueKey, type, data: { content: uniqueKey }, createdAt: '2026-01-01T00:00:00Z', createBy: 'assistant' },
      ...{ artifacts: [], figures: null, metadata: null, versions: null, feedback: null },
      run: { promptRefId: run, status: 'completed', cursor: 9, steps: [], approvals: [] },
    },
  });

  it('is the first message that is whole; the second takes the place of what stood for a picture', () => {
    const written = fold([step('1-message', 'message-creation'), textDelta('Half'), message('msg_1')]);
    expect(written).toMatchObject({ state: 'idle', text: 'msg_1', subMessages: [] });
    const waiting = fold([message('msg_2', 'image-fallback')], written);
    expect(waiting.subMessages.map(({ type }) => type)).toEqual(['image-fallback']);
    const whole = fold([step('2-message', 'message-creation'), textDelta('of another'), message('msg_3', 'file')], waiting);
    expect(whole.subMessages.map(({ uniqueKey }) => uniqueKey)).toEqual(['msg_3']);
    expect(whole).toMatchObject({ text: 'msg_1', completed: { uniqueKey: 'msg_1' } });
  });

  it('goes on after a picture that is whole before it', () => {
    const begun = fold([step('1-message', 'message-creation'), textDelta('Half')]);
    for (const [key, type] of [
      ['msg_2', 'image-fallback'],
      ['msg_2', 'file'],
      ['img_2', 'text'],
    ] as const) {
      const drawn = fold([message(key, type)], begun);
      expect(drawn).toMatchObject({ state: 'loading-message-text-delta', text: 'Half', completed: null });
      expect(isReceiving(drawn.state)).toBe(true);
      const whole = fold([message('msg_1')], drawn);
      expect(whole).toMatchObject({ state: 'idle', text: 'msg_1', subMessages: [{ uniqueKey: key }] });
    }
  });

  it('passes over messages and events that it does not know', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const reply = fold([textDelta('Kept.'), message('msg_4', 'hologram'), JSON.parse('{"type":"weather"}') as AssistantEvent]);
    expect(reply).toMatchObject({ cursor: 3, text: 'Kept.', completed: null, subMessages: [] });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('is receiving while it waits, thinks, writes, runs a tool or reconnects', () => {
    expect(
      (['awaiting', 'reasoning', 'loading-message-text-delta', 'executing-tool-call', 'reconnecting'] as const).every(
        isReceiving,
      ),
    ).toBe(true);
    expect((['idle', 'success', 'error'] as const).some(isReceiving)).toBe(false);
  });
});
