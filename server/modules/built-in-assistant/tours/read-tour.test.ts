import { describe, expect, it } from 'vitest';
import { readTour } from './read-tour.ts';
import { readTourChanges } from './read-tour-change.ts';
import { readTourLetter } from './read-tour-letter.ts';
import { tourWords } from './tour-words.ts';

const today = '2026-11-20';
const read = (text: string) => readTour(tourWords(text, 'english'), today);
const of = (places: number[]) => ({ homes: { places } });
const named = (homes: number[]) => ({ homes: { named: homes } });

describe('a tour is asked for by', () => {
  it.each([
    ['plan a tour of the first four', of([0, 1, 2, 3])],
    ['make a buyer tour of the first and third', of([0, 2])],
    ['plan a tour of these', { homes: 'shown' }],
    ['plan a tour of the first 4 starting at 10am saturday', { ...of([0, 1, 2, 3]), startsAtMinute: 600, date: '2026-11-21' }],
    ['tour order for those saturday, 30 min each', { homes: 'shown', minutesPerHome: 30 }],
    ['showing schedule for the first two at 2:30, an hour each', { ...of([0, 1]), startsAtMinute: 870, minutesPerHome: 60 }],
    ['schedule showings for the first two saturday at 10', { ...of([0, 1]), startsAtMinute: 600, isBooking: true }],
    ['book a tour for both thurs 2pm', { homes: 'both', startsAtMinute: 840, date: '2026-11-26' }],
    ['plan a tour for saturday', { homes: null, date: '2026-11-21' }],
    ['lay out saturday for the top 3, start 10am 30 min each', { ...of([0, 1, 2]), startsAtMinute: 600, minutesPerHome: 30 }],
    ['plan saturday for the first 4, start 10am', { ...of([0, 1, 2, 3]), startsAtMinute: 600, date: '2026-11-21' }],
    ['map out sunday afternoon with the first three', { ...of([0, 1, 2]), date: '2026-11-22' }],
    ['plan me a saturday tour w 4 of them starting 10am', { ...of([0, 1, 2, 3]), startsAtMinute: 600, date: '2026-11-21' }],
    ['need a tour sheet for home_0 and home_1', named([0, 1])],
    ['i have 2 showings sat: home_0 and home_1, from 10 to 1', { ...named([0, 1]), startsAtMinute: 600 }],
    ['10am home_0, noon home_2, 11am home_1 showings sunday', named([0, 2, 1])],
    ['what order should i show home_0, home_1 and home_2', named([0, 1, 2])],
    ['line up home_0 and home_1 for thursday 2pm', { ...named([0, 1]), startsAtMinute: 840 }],
  ])('%s', (text, request) => {
    if (text.startsWith('10am')) expect(read(text)).toMatchObject({ homes: { named: [0, 1, 2] }, ownMinutes: [600, 660, 720] });
    else expect(read(text)).toMatchObject(request);
  });

  it.each([
    'schedule a showing of the second one tomorrow at 2pm',
    'compare home_0 and home_1',
    'virtual tour of home_0 and home_1',
    'we toured home_0 and home_1 yesterday',
    'write an email about the showing of home_0 and home_1',
    'show me home_0 and home_1 saturday',
    'homes with a virtual tour in oakland',
    'showings to sale ratio',
    'plan a tour of homes in noe valley',
    'plan me a route',
    'schedule a showing of home_0 tomorrow at 2',
    'give me a schedule for open houses this weekend',
    'plan saturday for open houses in oakland',
    'what is open saturday for the first time buyers',
  ])('not by %s', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a tour that stands is changed by', () => {
  it.each([
    ['make the third one 2:15', ['move']],
    ['drop home_0 and start at 1', ['drop', 'start']],
    ['can we do sunday at 1 instead', ['day', 'start']],
    ['actually make it saturday at 9:30, 45 min each', ['day', 'start', 'length']],
    ['push it back 30 min', ['shift']],
    ['reverse the order', ['reverse']],
    ['best order?', ['best-order']],
    ['add home_0 at 3:15', ['add']],
    ['swap the first and third', ['swap']],
    ['end with home_1', ['put']],
  ])('%s', (text, kinds) => {
    expect(readTourChanges(tourWords(text, 'english'), { today, on: null }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    'under 900k',
    'make it 3 beds',
    'add a pool',
    'make it shorter',
    'start at 900k',
    'show me the first',
    'add berkeley',
    'cheaper',
  ])('not by %s', (text) => {
    expect(readTourChanges(tourWords(text, 'english'), { today, on: null })).toEqual([]);
  });
});

describe('a text with the schedule', () => {
  const letter = (text: string, isTourLast = true) => readTourLetter([text], { language: 'english', isTourLast });

  it.each([
    ['email the schedule to my clients', 'email'],
    ['send the times to my buyer', 'message'],
    ['draft a text to the client with the itinerary', 'message'],
    ['send it to my client', 'message'],
  ])('is wanted by %s', (text, form) => {
    expect(letter(text)).toMatchObject({ form });
  });

  it.each([
    'email me the schedule',
    'text the seller about the offer',
    'write a caption for the first one',
    'send the listing agent a note',
  ])('is not wanted by %s', (text) => {
    expect(letter(text)).toBeNull();
  });

  it('is none for "send it to my client" once something else was done', () => {
    expect(letter('send it to my client', false)).toBeNull();
  });
});
