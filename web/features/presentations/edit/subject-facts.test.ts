import { expect, it } from 'vitest';
import { subjectFacts } from './subject-facts.ts';

it.each([
  ['showBeds', '3', null],
  ['showBeds', '', null],
  ['showBeds', '100', 'Bedrooms must be less than or equal to 99'],
  ['showBeds', 'three', ''],
  ['showDoormanAttendance', 'perhaps', 'Please select Yes or No'],
  ['showDoormanAttendance', 'yes', null],
] as const)('says of %s %j what is wrong: %j', (fact, typed, problem) => {
  expect(subjectFacts[fact]?.check(typed)).toBe(problem);
});
