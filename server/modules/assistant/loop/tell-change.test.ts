import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool, type ArtifactKind } from '#server/platform/tools/index.ts';
import { loopInput } from '#tests/support/loop-run.ts';
import { createTellChange } from './tell-change.ts';

const kinds: ArtifactKind[] = [
  { kind: 'widget-listings-search', argumentsSchema: z.looseObject({}), isUpdatable: true, toldAs: 'look' },
  { kind: 'widget-market', argumentsSchema: z.looseObject({}), isUpdatable: true },
];
/** Answers whose surface it was asked for; what is no place it refuses. */
const look = defineTool({
  ...{ name: 'look', description: 'Looks', title: 'Looking', failure: 'Could not look.', writes: false },
  inputSchema: z.strictObject({ place: z.string() }),
  answerSchema: z.object({ surface: z.string() }),
  execute: async (_, { viewer }) => ({ answer: { surface: viewer.surface ?? 'agent' }, artifact: null, summary: null }),
  shorten: (answer) => answer,
});
const tell = createTellChange({ tools: [look], artifactKinds: kinds });
const change = (kind: string, given: unknown) => ({ kind, arguments: given, changedAt: new Date() });
const run = (model: string) => ({ ...loopInput('and now?'), model });

it('tells a changed widget as a call of its tool, with what may go to whoever answers', async () => {
  const place = { place: 'Noe Valley' };
  const [call, result] = await tell(change('widget-listings-search', place), run('built-in'));
  expect(call).toMatchObject({ role: 'assistant', content: [{ type: 'tool-call', toolName: 'look', input: place }] });
  expect(result).toMatchObject({ role: 'tool', content: [{ output: { type: 'json', value: { surface: 'agent' } } }] });

  const [, forProvider] = await tell(change('widget-listings-search', place), run('openai:any'));
  expect(forProvider).toMatchObject({ content: [{ output: { value: { surface: 'model-provider' } } }] });
});

it('tells nothing of a widget that no tool tells of, nor of one that its tool cannot read', async () => {
  expect(await tell(change('widget-market', { place: 'Noe Valley' }), run('built-in'))).toEqual([]);
  expect(await tell(change('widget-listings-search', { place: 7 }), run('built-in'))).toEqual([]);
});
