import { expect, it } from 'vitest';
import { readAppRequest } from './app-request.ts';

/** A Friday. */
const today = '2026-11-20';

it.each([
  ['put the showing of the first one on my calendar tomorrow at 3', '2026-11-21', '15:00', null],
  ['add the second one to my calendar on monday at 10:30 am', '2026-11-23', '10:30', null],
  ['please schedule it on my calendar for 11/30 from 2 to 3:30', '2026-11-30', '14:00', 90],
  ['could you book this one on the calendar friday at noon', '2026-11-27', '12:00', null],
  ['put it on my calendar january 5 at 9', '2027-01-05', '09:00', null],
  ['put it on my calendar today 4pm', '2026-11-20', '16:00', null],
  ['put the first one on my calendar', null, null, null],
])('reads %s', (text, date, time, minutes) => {
  expect(readAppRequest(text, today)).toEqual({ kind: 'calendar', date, time, minutes });
});

it.each([
  ['draft a mail to ana@example.com about the second one', { kind: 'mail', to: 'ana@example.com' }],
  ['write an email about this home and save it as a draft', { kind: 'mail', to: null }],
  ['start a loop for the first one', { kind: 'loop', isOfPresentation: false }],
  ['create a dotloop for this listing', { kind: 'loop', isOfPresentation: false }],
  ['start a loop from this presentation', { kind: 'loop', isOfPresentation: true }],
  ['open a dotloop loop for the cma', { kind: 'loop', isOfPresentation: true }],
])('reads %s', (text, request) => {
  expect(readAppRequest(text, today)).toEqual(request);
});

it.each([
  'draft an email to my client about the second one',
  'schedule a showing for tomorrow',
  'what is on my calendar tomorrow?',
  'homes in the loop in chicago',
  'condos under 900k',
  'email ana@example.com',
])('leaves %s to others', (text) => {
  expect(readAppRequest(text, today)).toBeNull();
});
