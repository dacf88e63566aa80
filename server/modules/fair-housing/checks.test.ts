import { describe, expect, it } from 'vitest';
import { checkCopy, checkQuestion, checkReply, strikeViolations, struckNote } from './index.ts';

describe('what is asked', () => {
  it.each([
    ['homes in white neighborhoods', 'race'],
    ['no kids in the building', 'familial-status'],
    ['areas with no section 8', 'source-of-income'],
    ['is it a safe area?', 'steering'],
  ])('declines "%s" in a sentence that offers what is objective', (text, classId) => {
    const { decline, hits } = checkQuestion(text);
    expect(decline).toMatch(/^[^.]+\.$/);
    expect(decline).toContain('price, features, commute');
    expect(hits[0]).toMatchObject({ classId, level: 'block' });
  });

  it.each([
    'W H I T E tenants only',
    'n o  k i d s in the building',
    'no k1ds please',
    'No ki\u200Bds!',
    'no сhildren in the building',
    'NO CHILDREN IN THE BUILDING',
    'I don’t want “muslim neighbors”',
    'edificio sin niños',
  ])('sees through the spelling of "%s"', (text) => {
    expect(checkQuestion(text).decline).not.toBeNull();
  });

  it.each([
    'looking for 3 bed 2 bath, good schools, under 450k in Tampa',
    'ranch with a pool in a good school district',
    'cheap house in a good area, Memphis',
    '3 bed in a Polish area, Chicago, under 400k',
  ])('hears what is unlawful in a search that else is lawful: "%s"', (text) => {
    expect(checkQuestion(text).decline).not.toBeNull();
  });

  it.each([
    'schools near 2835 Galeworth Street',
    'schools nearby?',
    'what neighborhoods in sf are most affordable for a 2br condo',
    'median rent by neighborhood',
    'sale to list by zip code in oakland',
    'which neighborhoods are cooling off',
    'what schools are around there',
    'for the neighbors',
    'now one for my neighbors',
  ])('lets schools be named, and neighbors be written to: "%s"', (text) => {
    expect(checkQuestion(text).decline).toBeNull();
  });

  it.each([
    'which neighborhoods are affordable and safe',
    'families by neighborhood in oakland',
    'good schools nearby?',
    'are the schools near it any good',
    'who are the neighbors',
  ])('rates no schools and tells of no neighbors: "%s"', (text) => {
    const { decline, lawful } = checkQuestion(text);
    expect(decline ?? lawful).not.toBeNull();
  });

  it.each([
    'rentals where families are welcome near me',
    'only single family',
    'keep only single family please',
    'solo unifamiliares',
    'just the single families',
    'excuse me',
    'My buyers adopted a boy in May, they are teachers, and her mother lives with them. They want four bedrooms in Durham under 600, with a fenced yard.',
    'He is a pastor, a widower and uses a walker since his stroke. A condo on one floor near his church in Oakland, up to 500 thousand please.',
    'She had twins in March, the landlord sells, and her sister sleeps on the sofa. Two bedrooms near Coral Way, up to 450, with an elevator.',
  ])('lets the people of a story, and who is welcome, be told: "%s"', (text) => {
    expect(checkQuestion(text).decline).toBeNull();
  });

  it.each(['only in the part that I drew', 'only this part', 'keep only those in my circle', 'in this part of town'])(
    'lets a part of the map be any part of the map: "%s"',
    (text) => expect(checkQuestion(text).decline).toBeNull(),
  );

  it.each(['only Muslims in the part that I drew', 'in the part of town where the Mexicans live'])(
    'hears who shall live in a part of the map: "%s"',
    (text) => expect(checkQuestion(text).decline).not.toBeNull(),
  );

  it('holds a state to its own law, and an unknown one to the strictest', () => {
    const text = 'rentals that do not take section 8';
    expect(checkQuestion(text, 'CA').decline).not.toBeNull();
    expect(checkQuestion(text).decline).not.toBeNull();
    expect(checkQuestion(text, 'FL').decline).toBeNull();
    expect(checkQuestion('no kids', 'FL').decline).not.toBeNull();
  });

  it.each(['a neighborhood for a white family', 'for a Muslim family, where should we look?'])(
    'lets what is lawful for one class (a home "for a family") hide no other class: "%s"',
    (text) => expect(checkQuestion(text).decline).not.toBeNull(),
  );

  it.each(['Do fair housing rules cover renters with pets?', 'condos near the African American museum'])(
    'answers "%s"',
    (text) => {
      expect(checkQuestion(text).decline).toBeNull();
    },
  );

  it.each([
    'Owner told me "no foreigners." What does federal law say I should do next?',
    'How do I tell a seller that he can’t ask if buyers are Jewish?',
  ])('answers an agent who wants to keep the law: "%s"', (text) => expect(checkQuestion(text).decline).toBeNull());

  it('hears what no rule has words for', () => {
    const [hit] = checkQuestion('he wants neighbors past the diaper years').hits;
    expect(hit).toMatchObject({ ruleId: expect.stringMatching(/sounds-like$/), level: 'block' });
  });

  it('reads nothing across the end of a sentence', () => {
    expect(checkQuestion('No. Families of five need 4 bedrooms').decline).toBeNull();
  });
});

it('hears nothing in sums', () => {
  const row =
    '| 2 | [**2671 Larkmoor Street**](#home/MLS/EB100032) | $1,185,000 | July 2, 2025 | +$28,024 | $1,213,024 | 12.3% |\n';
  expect(checkReply(row)).toEqual([]);
});

it('reads names, dates and headers in the cells of a table as what they are', () => {
  const table = [
    '| Row | # | Address | City | Zip | Neighborhood | Type | Beds | Baths | Sq Ft | Asking Price | Status |',
    '|---:|---|---|---|---|---|---|---|---|---|---|---|',
    '| 6 | 6 | Kim & Lee | $1,265,000 | 35% | Jumbo | 25 | Appraisal | $38,000 | Yes, to $1,290,000 | No |',
    '| 2 | 101 | Tenant B | 2/1 | 1046 | $3,300 | $3,500 | 08/01/2025 | 11/28/2026 | $3,300 | $0 |',
  ].join('\n');
  expect(checkReply(table)).toEqual([]);
  expect(checkReply('| Unit | Wanted |\n|---|---|\n| 4 | No children |\n').map(({ classId }) => classId)).toEqual([
    'familial-status',
  ]);
});

describe('copy', () => {
  it('says where, why, by which law and what to write instead', () => {
    const text = 'Sunny two-bedroom. The ultimate bachelor pad!';
    const [hit, ...others] = checkCopy(text, 'CA');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ ruleId: 'sex/bachelor-pad', level: 'warn', phrase: 'bachelor pad' });
    expect(text.slice(hit?.start, hit?.end)).toBe('bachelor pad');
    expect(hit?.source).toContain('Cal. Gov. Code § 12955');
    expect(hit?.rewrite).toBeTruthy();
  });

  it.each(['Sunny 2BR, hardwood floors, no vouchers, no pets.', 'Granite counters, fenced yard, low crime area, near parks.'])(
    'hears what is unlawful between lawful words: "%s"',
    (text) => {
      expect(checkCopy(text)).toMatchObject([{ level: 'block' }]);
    },
  );

  it('warns of what a state allows and its cities may not', () => {
    expect(checkCopy('No Section 8.', 'CA')).toMatchObject([{ level: 'block' }]);
    expect(checkCopy('No Section 8.', 'FL')).toMatchObject([{ level: 'warn' }]);
  });

  it.each(['Housing vouchers: no.', 'Families with children: no.', 'All are welcome, families excepted.'])(
    'reads on behind a colon and to the end: "%s"',
    (text) => expect(checkCopy(text, 'CA')).toMatchObject([{ level: 'block' }]),
  );

  it.each(["Don't miss this gem!", 'A true gem near the park. Come see it before it is gone.'])(
    'says nothing of what copy praises a home with: %s',
    (text) => {
      expect(checkCopy(text)).toEqual([]);
    },
  );

  it('says nothing of a master bedroom, which is lawful', () => {
    expect(checkCopy('The master bedroom has a walk-in closet.')).toEqual([]);
  });

  it('finds a violation beside the lawful words that resemble it', () => {
    expect(checkCopy('A family room, and no families.')).toMatchObject([{ phrase: 'no families' }]);
  });
});

describe('answers', () => {
  it.each(['There are not that many results.', 'There are too few leases to value a rent of 12 Elm Street.'])(
    'lets the program say what it lacks: %s',
    (text) => {
      expect(checkReply(text)).toEqual([]);
    },
  );

  it('lets an answer decline in its own words', () => {
    expect(checkReply('I can’t say whether it is a safe neighborhood.')).toEqual([]);
  });

  it('takes out violating sentences and leaves one note for neighbors', () => {
    const { text, hits } = strikeViolations('Two match. It is a safe area. No kids live there.\nSee the first.');
    expect(text).toBe(`Two match. ${struckNote}\nSee the first.`);
    expect(hits).toHaveLength(2);
  });
});

it.each(['schools?', 'which school district is it in?', 'what is the zip', 'is there an HOA?'])(
  'lets what records say be asked: %s',
  (question) => {
    expect(checkQuestion(question).decline).toBeNull();
  },
);

it.each([
  'no kids in the building, 2 beds in Oakland',
  '2 beds in Oakland with no kids in the building',
  'My client is a widower with three kids and wants no kids in the building, 2 beds in Oakland',
  'no old people around, 2/2 in Mission under 1.1M',
  'No quiero niños en el edificio, 2 recámaras en Oakland',
])('hears what is asked of neighbors beside beds, price and place: %s', (question) => {
  expect(checkQuestion(question).decline).not.toBeNull();
});

it.each([
  'no dogs in the building, 2 beds in Oakland',
  'My client is a widower with three kids and wants 2 beds in Oakland',
  'no houses on busy streets, they have small kids',
  'No quiero escaleras, 2 recámaras en Oakland, tengo dos hijos',
])('takes who is looking for no wish about neighbors: %s', (question) => {
  expect(checkQuestion(question).decline).toBeNull();
});

it('declines in Spanish what is asked in Spanish', () => {
  expect(checkQuestion('casas en barrios sin negros').decline).toContain('ley de vivienda justa');
});
