import { describe, expect, it } from 'vitest';
import { collect, eventsOf, loopInput, replyText } from '#tests/support/loop-run.ts';
import { struckNote, struckNoteInSpanish, type FairHousingHit } from '#server/modules/fair-housing/index.ts';
import type { AgentLoop, LoopEvent } from './agent-loop.ts';
import { withFairHousingGuard } from './guard-fair-housing.ts';

/** A loop that says these words in one step, in the pieces in which a model would send them. */
const saying = (...deltas: string[]): AgentLoop =>
  async function* () {
    const usage = { inputTokens: 1, outputTokens: 1 };
    yield { type: 'step-started', step: 1 };
    yield { type: 'reasoning-delta', delta: 'Thinking.' };
    for (const delta of deltas) yield { type: 'text-delta', delta };
    yield { type: 'step-finished', step: 1, messages: [{ role: 'assistant', content: deltas.join('') }], usage };
  };

async function guarded(
  loop: AgentLoop,
  prompt = 'condos in Noe Valley',
): Promise<{
  events: LoopEvent[];
  hits: { where: string; hits: readonly FairHousingHit[] }[];
}> {
  const hits: { where: string; hits: readonly FairHousingHit[] }[] = [];
  const guard = withFairHousingGuard({
    loop,
    record: async (found, where) => {
      hits.push({ where, hits: found });
    },
  });
  const { events } = await collect(guard, loopInput(prompt));
  return { events, hits };
}

describe('the guard of fair housing around the loop', () => {
  it('declines a prompt that breaks the law without asking any model, and keeps the hit', async () => {
    let asked = false;
    const { events, hits } = await guarded(async function* () {
      asked = true;
    }, 'homes in white neighborhoods without kids');
    expect(asked).toBe(false);
    expect(replyText(events)).toContain('Fair-housing law');
    expect(eventsOf(events, 'step-finished')).toHaveLength(1);
    expect(hits).toMatchObject([{ where: 'question', hits: [{ classId: 'race' }, { classId: 'familial-status' }] }]);
  });

  it.each(['can my seller refuse section 8 tenants', 'which of these words are risky: bachelor pad, master bedroom'])(
    'answers what the law lets be said or done with its rule, whatever model stands behind it: %s',
    async (prompt) => {
      const { events, hits } = await guarded(saying('never'), prompt);
      expect(replyText(events)).toMatch(/source of income|bachelor pad/);
      expect(replyText(events)).not.toMatch(/never|doesn’t let me/);
      expect(hits).toEqual([]);
    },
  );

  it('lets words be taken out of copy that was asked for', async () => {
    const guard = withFairHousingGuard({ loop: saying('Done.'), record: async () => {} });
    const history = [{ role: 'user' as const, content: 'write remarks, mention perfect for young families' }];
    const { events } = await collect(guard, loopInput('ok take out young families', { history }));
    expect(replyText(events)).toBe('Done.');
    expect(replyText((await guarded(saying('Done.'), 'ok take out young families')).events)).not.toBe('Done.');
  });

  it('says what copy is written without, in words that no check strikes', async () => {
    const { events } = await guarded(saying('Here it is.'), 'write a post about 12 Elm St, great schools, quiet safe street');
    expect(replyText(events)).toContain('written without “great schools”, “quiet safe street”.');
    expect(replyText(events)).toContain('Here it is.');
  });

  it('does not decline a second time when another node takes the run over', async () => {
    const guard = withFairHousingGuard({ loop: saying('never'), record: async () => {} });
    const finishedSteps = [{ step: 1, messages: [{ role: 'assistant' as const, content: 'declined' }] }];
    const { events } = await collect(guard, loopInput('homes in white neighborhoods', { finishedSteps }));
    expect(events).toEqual([]);
  });

  it('passes a lawful answer on sentence by sentence', async () => {
    const { events, hits } = await guarded(saying('Two homes ', 'have a family room. ', 'Both are near BART.'));
    expect(eventsOf(events, 'text-delta').map(({ delta }) => delta)).toEqual([
      'Two homes have a family room.',
      ' Both are near BART.',
    ]);
    expect(hits).toEqual([]);
  });

  it('takes a violating sentence out of what is shown and of what is kept for later prompts', async () => {
    const answer = ['Three homes match. It is a very sa', 'fe neighborhood. The ', 'first has a garage.'];
    const { events, hits } = await guarded(saying(...answer));
    const clean = `Three homes match. ${struckNote} The first has a garage.`;
    expect(replyText(events)).toBe(clean);
    expect(eventsOf(events, 'step-finished')[0]?.messages).toEqual([{ role: 'assistant', content: clean }]);
    // Nobody sees the sentence, not even for a moment.
    const emitted = eventsOf(events, 'text-delta').map(({ delta }) => delta);
    expect(emitted.join('')).toBe(clean);
    expect(eventsOf(events, 'step-restarted')).toEqual([]);
    expect(hits).toMatchObject([{ where: 'reply', hits: [{ classId: 'steering' }] }]);
  });

  it('takes out a last sentence that has no end', async () => {
    const { events } = await guarded(saying('Three homes match. No kids live', ' in that building'));
    expect(replyText(events)).toBe(`Three homes match. ${struckNote}`);
  });

  it('says in the language of the thread that a sentence was taken out', async () => {
    const answer = saying('Hay tres casas. No kids live in that building.');
    const { events } = await guarded(answer, '¿qué casas hay en venta en Oakland?');
    expect(replyText(events)).toBe(`Hay tres casas. ${struckNoteInSpanish}`);
  });

  it('keeps what is wrong with copy that a tool is given', async () => {
    const { hits } = await guarded(async function* () {
      const call = { toolCallId: '1', name: 'check_copy', title: 'Checking the copy' };
      yield { type: 'step-started', step: 1 };
      yield { type: 'tool-started', ...call, arguments: { kind: 'description' }, copy: 'A bachelor pad.' };
      yield { type: 'tool-finished', toolCallId: '1', ok: true, artifact: null, error: null, summary: null };
      yield { type: 'step-finished', step: 1, messages: [], usage: { inputTokens: 1, outputTokens: 1 } };
    });
    expect(hits).toMatchObject([{ where: 'copy', hits: [{ ruleId: 'sex/bachelor-pad', level: 'warn' }] }]);
  });
});
