import { isRecord } from './wire.ts';
import { lastPrompt, type FakeRequest, type Reply, type Scenario } from './script.ts';

const searchNoeValley = {
  name: 'search_listings',
  arguments: JSON.stringify({
    areaFilter: { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley', context: { city: 'San Francisco' } },
    propertyTypes: ['condominium'],
  }),
};
const searchOakland = {
  name: 'search_listings',
  arguments: JSON.stringify({ areaFilter: { type: 'named-area', nameType: 'city', name: 'Oakland' } }),
};
const hello: Reply = [{ say: ['Hello', ', how can', ' I help?'] }];
const found: Reply = [{ say: ['Here is ', 'what I found.'] }];

/** Scenarios by name. A prompt that holds `scenario:NAME` picks one; any other prompt gets `plain-text`. */
export const scenarios = {
  'plain-text': [[hello]],
  'stands-still': [[[{ say: ['word1 ', 'word2 ', 'word3 '] }, { pause: true }]]],
  reasoning: [[[{ think: ['The user ', 'greets me.'] }, { say: ['Hello', '!'] }]]],
  'one-tool-call': [[[{ call: [searchNoeValley] }]], [found]],
  'reasoning-and-tool-call': [[[{ think: ['I should look.'] }, { call: [searchNoeValley] }]], [found]],
  'text-and-tool-call': [[[{ say: ['Let me look.'] }, { call: [searchNoeValley] }]], [found]],
  'parallel-tool-calls': [[[{ call: [searchNoeValley, searchOakland] }]], [found]],
  'broken-json': [
    [[{ call: [{ name: 'search_listings', arguments: '{"price": {"endAt": 15' }] }]],
    [[{ call: [searchNoeValley] }]],
    [found],
  ],
  'wrong-arguments': [
    [[{ call: [{ name: 'search_listings', arguments: '{"price": {"endAt": "cheap"}, "colour": "blue"}' }] }]],
    [[{ call: [searchNoeValley] }]],
    [found],
  ],
  'unknown-tool': [[[{ call: [{ name: 'send_email', arguments: '{"to": "everybody"}' }] }]], [found]],
  'never-learns': [[[{ call: [{ name: 'search_listings', arguments: '{"nonsense": true}' }] }]]],
  'never-stops': [[[{ call: [searchNoeValley] }]]],
  'rate-limited-once': [[[{ refuse: 429, retryAfterSeconds: 1 }], hello]],
  'rate-limited-for-an-hour': [[[{ refuse: 429, retryAfterSeconds: 3_600 }]]],
  'fails-once': [[[{ refuse: 500 }], hello]],
  'always-fails': [[[{ refuse: 503 }]]],
  'refuses-the-key': [[[{ refuse: 401 }]]],
  /** An organisation that OpenAI has not verified gets no summaries of reasoning. */
  'refuses-summaries': ({ body }) =>
    isRecord(body['reasoning']) && body['reasoning']['summary'] ? [{ refuse: 400, param: 'reasoning.summary' }] : hello,
  /** A model that does not think, or not in the way that it is asked to. */
  'refuses-thinking': ({ body }) => (JSON.stringify(body).includes('"think') ? [{ refuse: 400, param: 'thinking' }] : hello),
  /** A model that takes no pictures: JPEG begins so in base64. */
  'refuses-pictures': ({ body }) => (JSON.stringify(body).includes('/9j/') ? [{ refuse: 400, param: 'image_url' }] : hello),
  'cut-once-before-text': [[[{ cut: true }], hello]],
  'cut-once-in-text': [[[{ say: ['Hello', ', how'] }, { cut: true }], hello]],
  'cut-once-after-tools': [[[{ call: [searchNoeValley] }]], [[{ say: ['Here is '] }, { cut: true }], found]],
  'silent-once': [[[{ fallSilent: true }], hello]],
  'always-silent': [[[{ fallSilent: true }]]],
  'runs-out': [[[{ say: ['Half an ans'] }, { runOut: true }]]],
  empty: [[[]]],
  'empty-once': [[[], hello]],
  'obeys-everything': obeyEverything,
} as const satisfies Record<string, Scenario>;

/**
 * A model with no judgement: it makes each call that any text before it spells out as `CALL tool_name {json}` — remarks of a
 * listing, file names, earlier messages — and repeats each address that it is told to `SHOW`.
 */
function obeyEverything(request: FakeRequest): Reply {
  const texts = request.turns.filter((turn) => turn.role !== 'system' && turn.role !== 'assistant').map((turn) => turn.text);
  const orders = texts.flatMap((text) => [...text.replaceAll('\\"', '"').matchAll(/CALL (\w+) (\{.*?\})(?= END)/g)]);
  const obeyed = request.turns
    .slice(request.turns.findLastIndex((turn) => turn.role === 'user'))
    .filter((turn) => turn.role === 'tool').length;
  const call = orders.slice(obeyed, obeyed + 4).map(([, name = '', json = '{}']) => ({ name, arguments: json }));
  if (call.length > 0) return [{ call }];
  const shown = texts.flatMap((text) => [...text.matchAll(/SHOW (\S+)/g)].map(([, address = '']) => `![](${address}) `));
  return [{ say: ['As you say. ', ...shown] }];
}

const nameInPrompt = /scenario:([a-z0-9-]+)/;

/** Picks the reply for a request; `attempts` counts how often a round was asked and lives as long as the fake. */
export function replyTo(request: FakeRequest, known: Record<string, Scenario>, attempts: Map<string, number>): Reply {
  const { text, round } = lastPrompt(request);
  const name = nameInPrompt.exec(text)?.[1] ?? 'plain-text';
  const scenario = known[name];
  if (!scenario) throw new Error(`The fake model has no scenario "${name}"`);
  if (typeof scenario === 'function') return scenario(request);
  const key = `${round} ${text}`;
  const attempt = attempts.get(key) ?? 0;
  attempts.set(key, attempt + 1);
  const replies = scenario[Math.min(round, scenario.length - 1)] ?? [];
  return replies[Math.min(attempt, replies.length - 1)] ?? [];
}
