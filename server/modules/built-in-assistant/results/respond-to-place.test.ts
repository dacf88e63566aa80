import { describe, expect, it } from 'vitest';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { stepOf } from '../reply.ts';
import { DISTRICTS_TOOL, type Turn } from '../turn.ts';
import { understand } from '../understand.ts';
import { respondToPlace } from './respond-to-place.ts';

const needs = {
  findPlacesNamed: (phrases: string[]) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
};
const noeValley = {
  type: 'named-area',
  nameType: 'neighborhood',
  name: 'Noe Valley',
  context: { city: 'San Francisco', stateAbbreviated: 'CA' },
} as const;

const shown: Turn['previous'] = { search: { areaFilter: noeValley }, results: exampleResults };
const oakland = { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } } as const;
const sideBySide: Turn['previous'] = {
  search: {},
  results: [],
  market: { places: [noeValley, oakland], figures: [], propertyTypes: null, isLease: false, windowDays: null },
};

function replyTo(english: string, previous: Turn['previous'] = shown, answers: Turn['answers'] = []) {
  const turn: Turn = {
    ...{ question: english, english, language: 'english', earlier: [], last: null, open: [], answers },
    previous,
  };
  const tools = [{ type: 'function' as const, name: DISTRICTS_TOOL, inputSchema: {} }];
  return respondToPlace(stepOf({ prompt: [], tools }, turn), (text) =>
    understand({ ...turn, question: text, previous: null }, needs),
  );
}

const said = async (english: string, previous: Turn['previous'] = shown): Promise<string | null> =>
  (await replyTo(english, previous))?.text ?? null;

describe('how a place feels', () => {
  it.each(['is Oakland noisy?', 'How walkable is Oakland', 'hows the traffic in Oakland', 'is there a lot of fog in Oakland?'])(
    'is told to stand in no listing, with what is known of it: %s',
    async (text) => {
      expect(await said(text)).toMatch(/cannot judge Oakland, CA[^]*Show homes for sale in Oakland/);
    },
  );

  it('is not told where it would rate the place: nobody is steered', async () => {
    expect(await said('ok then is Oakland safe?')).toMatch(/fair housing law[^]*Show homes for sale in Oakland/);
  });

  it.each([
    'my client asks if Oakland is walkable and whats parking like',
    'buyer wants to know whether Oakland is noisy',
    'whats parking like in Oakland',
  ])('is told so however it is asked: %s', async (text) => {
    expect(await said(text, null)).toMatch(/cannot judge Oakland, CA[^]*no walk score, street parking/);
  });

  it.each(['whats parking like in that area', 'whats it like on weekends, restaurants and stuff', 'any good coffee shops there'])(
    'is asked of the place that stands: %s',
    async (text) => {
      expect(await said(text)).toMatch(/cannot judge Noe Valley/);
    },
  );

  it.each(['which one is safer', 'is it safe there', 'and what about crime?', 'which neighborhood is less sketchy'])(
    'is not told of the places that stand either: %s',
    async (text) => {
      expect(await said(text, sideBySide)).toMatch(/fair housing law[^]*in Noe Valley, San Francisco[^]*in Oakland/);
    },
  );

  it.each(['walkable?', 'which is quieter', 'hows the parking there', 'which of the two is more walkable'])(
    'is told to stand in no listing of any of them: %s',
    async (text) => {
      expect(await said(text, sideBySide)).toMatch(/cannot judge Noe Valley, San Francisco and Oakland, CA/);
    },
  );

  it('leaves the home that is open to its record', async () => {
    expect(await said('is it noisy', { ...shown, opened: { mlsId: '1', mlsSource: 'north' } })).toBeNull();
  });

  it.each(['what about schools', 'schools?', 'how are the schools there'])(
    'names school districts and rates none: %s',
    async (text) => {
      expect((await replyTo(text, sideBySide))?.toolCalls).toEqual([
        { toolName: DISTRICTS_TOOL, input: { areaFilter: noeValley } },
        { toolName: DISTRICTS_TOOL, input: { areaFilter: oakland } },
      ]);
      const district = { name: 'Oakland Unified', listingCount: 3, medianPriceDollars: 700_000, miles: 1 };
      const answers = [[], [district]].map((districts) => ({ toolName: DISTRICTS_TOOL, value: { districts } }));
      const reply = await replyTo(text, sideBySide, answers);
      expect(reply?.text).toMatch(
        /^I rate no schools of Noe Valley, San Francisco and Oakland, CA[^]*Oakland Unified\*\*: 3 homes/,
      );
    },
  );

  it.each([
    'are these noisy',
    'are they quiet?',
    'is 123 Elm St noisy',
    'are prices in Oakland flat',
    "is Oakland's market flat",
    'how busy is the market in Oakland',
    'are condos in Oakland noisy',
    'is the first one quiet',
    'quiet homes in Oakland',
  ])('is not asked about by %s', async (text) => {
    expect(await said(text)).toBeNull();
  });
});
