import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import { foldedReply, replyTextOf } from '#tests/support/stream-reader.ts';
import { says, stepFinished, stepStarted, thinks } from '#tests/support/scripted-loop.ts';
import type { LoopEvent } from '../loop/agent-loop.ts';
import { createReply, emptyReply, nothingSoFar, type JournalEntry, type Reply } from './reply.ts';
import { readSoFar } from './restore.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const freshReply = (): Reply =>
  createReply({ replyMessageId: 'm', clock, lastEventId: 0, reply: emptyReply, soFar: nothingSoFar() });

/** The reply as the next owner of the run makes it from what was stored. */
function takenOver(events: readonly AssistantEvent[], journal: readonly JournalEntry[]): Reply {
  const last = journal.at(-1);
  return createReply({
    replyMessageId: 'm',
    clock,
    lastEventId: events.length,
    reply: last?.reply ?? emptyReply,
    soFar: readSoFar(events.slice(last?.lastEventId ?? 0)),
  });
}

function tell(reply: Reply, loopEvents: readonly LoopEvent[]): AssistantEvent[] {
  for (const event of loopEvents) reply.apply(event);
  return reply.take().events;
}

const toolStarted = (toolCallId: string): LoopEvent => ({
  type: 'tool-started',
  toolCallId,
  name: 'search_listings',
  title: 'Searching listings',
  arguments: {},
});
const toolFinished = (toolCallId: string): LoopEvent => ({
  type: 'tool-finished',
  toolCallId,
  ok: true,
  artifact: { kind: 'widget-listings-search', arguments: {} },
  error: null,
  summary: '3 found',
});

/** Calls have ids of their own within a run. */
const withId = (toolCallId: string) => (event: LoopEvent) => ('toolCallId' in event ? { ...event, toolCallId } : event);

describe('a reply', () => {
  it('merges the words of one text into one event', () => {
    expect(tell(freshReply(), [stepStarted(1), says('a'), says('b')])).toEqual([
      { type: 'runStepCreated', stepId: '1-message-creation', stepType: 'message-creation' },
      { type: 'messageTextDelta', key: 'msg_m', delta: 'ab' },
    ]);
  });

  it('puts a blank line between the texts of two steps', () => {
    const events = tell(freshReply(), [
      ...[stepStarted(1), says('First'), toolStarted('t'), toolFinished('t'), stepFinished(1)],
      ...[stepStarted(2), says('Second'), stepFinished(2)],
    ]);
    expect(replyTextOf(events)).toBe('First\n\nSecond');
  });

  it('creates each wire step once, even when reasoning and text alternate', () => {
    const events = tell(freshReply(), [stepStarted(1), thinks('a'), says('b'), thinks('c'), says('d'), stepFinished(1)]);
    const created = events.flatMap((event) => (event.type === 'runStepCreated' ? [event.stepId] : []));
    expect(created).toEqual(['1-reasoning', '1-message-creation']);
    expect(replyTextOf(events)).toBe('bd');
  });

  it('says nothing again when the next owner says the same, and goes on exactly after it', () => {
    const before = tell(freshReply(), [stepStarted(1), thinks('Hm. '), says('One two ')]);
    const after = tell(takenOver(before, []), [
      ...[stepStarted(1), thinks('Hm. '), says('One '), says('two three'), stepFinished(1)],
    ]);
    expect(after).toEqual([
      { type: 'messageTextDelta', key: 'msg_m', delta: 'three' },
      { type: 'runStepCompleted', stepId: '1-message-creation', stepType: 'message-creation' },
    ]);
  });

  it('creates the step again when the next owner says something else', () => {
    const before = tell(freshReply(), [stepStarted(1), says('One two')]);
    const after = tell(takenOver(before, []), [stepStarted(1), says('One '), says('and a half'), stepFinished(1)]);
    expect(after.slice(0, 2)).toEqual([
      { type: 'runStepCreated', stepId: '1-message-creation', stepType: 'message-creation' },
      { type: 'messageTextDelta', key: 'msg_m', delta: 'One and a half' },
    ]);
    expect(replyTextOf([...before, ...after])).toBe('One and a half');
  });

  it('creates the step again when the next owner says less', () => {
    const before = tell(freshReply(), [stepStarted(1), says('One two')]);
    const after = tell(takenOver(before, []), [stepStarted(1), says('One'), stepFinished(1)]);
    expect(replyTextOf([...before, ...after])).toBe('One');
  });

  it('makes the tools of a repeated step void and keeps those of finished steps', () => {
    const first = freshReply();
    const step1 = [stepStarted(1), toolStarted('a'), toolFinished('a'), stepFinished(1)];
    for (const event of [...step1, stepStarted(2), toolStarted('b'), toolFinished('b')]) first.apply(event);
    const batch = first.take();
    expect(batch.reply.tools.map(({ toolCallId }) => toolCallId)).toEqual(['a', 'b']);
    const second = takenOver(batch.events, batch.journal);
    second.apply(stepStarted(2));
    const taken = second.take();
    expect(taken.events).toEqual([{ type: 'runStepCreated', stepId: '2-tool-calls', stepType: 'tool-calls' }]);
    expect(taken.reply.tools.map(({ toolCallId }) => toolCallId)).toEqual(['a']);
    expect(taken.reply.widgets).toHaveLength(1);
  });

  it('drops what PostgreSQL cannot store', () => {
    expect(replyTextOf(tell(freshReply(), [stepStarted(1), says('a\u0000b\ud800')]))).toBe('ab\ufffd');
  });

  it('shows controls of writing direction as marks', () => {
    expect(replyTextOf(tell(freshReply(), [stepStarted(1), says('12 \u202Eteerts\u202C \u2066x\u2069')]))).toBe(
      '12 \uFFFDteerts\uFFFD \uFFFDx\uFFFD',
    );
  });

  it('leaves readers with what is stored, wherever owners are lost and whatever the next ones do', () => {
    const part = fc.oneof(
      fc.constantFrom('a', 'b', ' ', 'cd').map((delta) => [says(delta)]),
      fc.constantFrom('x', 'y').map((delta) => [thinks(delta)]),
      fc.constant([toolStarted('t'), toolFinished('t')]),
    );
    const step = fc.array(part, { minLength: 1, maxLength: 6 });
    const attempt = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 3 }), lostAfter: fc.nat(12), takes: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 3 }), attempt, (lost, last) => {
        const stored: AssistantEvent[] = [];
        const journal: JournalEntry[] = [];
        let kept = emptyReply;
        for (const { steps, lostAfter, takes } of [...lost, { ...last, lostAfter: Infinity }]) {
          const reply = takenOver(stored, journal);
          const from = journal.length;
          const script = steps.flatMap((parts, index) => {
            const number = from + index + 1;
            return [
              stepStarted(number),
              ...parts.flatMap((loopEvents, call) => loopEvents.map(withId(`${number}_${call}`))),
              stepFinished(number),
            ];
          });
          for (const [index, event] of script.slice(0, lostAfter).entries()) {
            reply.apply(event);
            if (index % (takes + 1) === 0 || index === script.length - 1) {
              const batch = reply.take();
              stored.push(...batch.events);
              journal.push(...batch.journal);
              kept = batch.reply;
              expect(batch.lastEventId).toBe(stored.length);
            }
          }
        }
        const { text, reasoning, tools, artifacts } = foldedReply(stored);
        expect({ text, reasoning, tools, widgets: artifacts }).toEqual(kept);
        expect(kept).toEqual(journal.at(-1)?.reply);
      }),
      { numRuns: 300 },
    );
  });
});
