import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api-errors.ts';
import { FormProblem, placeErrors } from './server-errors.ts';

const refused = (errors: { path: string; message: string }[]) =>
  new ApiError(
    {
      type: 'about:blank',
      title: 'The request is not valid',
      status: 422,
      detail: 'Some fields are not valid',
      code: 'invalid_request',
      errors,
      requestId: 'r1',
    },
    null,
    { method: 'PATCH', url: '/api/me', statusText: 'Unprocessable Content' },
  );
const has =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('what the server says of a field goes to that field', () => {
  const error = refused([{ path: 'body.firstName', message: 'Enter a first name' }]);
  expect(placeErrors(error, has('firstName'))).toEqual({
    fields: [{ name: 'firstName', message: 'Enter a first name' }],
    form: null,
  });
});

test('what it says of an item goes to the field that holds the items', () => {
  const error = refused([{ path: 'body.areas.2.city', message: 'No such city' }]);
  expect(placeErrors(error, has('areas')).fields).toEqual([{ name: 'areas', message: 'No such city' }]);
});

test('what it says of a field that is not shown stands over the form, beside what went to fields', () => {
  const error = refused([
    { path: 'body.version', message: 'Changed meanwhile' },
    { path: 'body.phone', message: 'Invalid phone number' },
  ]);
  expect(placeErrors(error, has('phone'))).toEqual({
    fields: [{ name: 'phone', message: 'Invalid phone number' }],
    form: 'Changed meanwhile',
  });
});

test('what a form says in words of its own stands at the field that it names, else over the form', () => {
  const problem = new FormProblem('Current password is incorrect', 'oldPassword');
  expect(placeErrors(problem, has('oldPassword'))).toEqual({
    fields: [{ name: 'oldPassword', message: 'Current password is incorrect' }],
    form: null,
  });
  expect(placeErrors(problem, has())).toEqual({ fields: [], form: 'Current password is incorrect' });
  expect(placeErrors(new FormProblem('Failed'), has()).form).toBe('Failed');
});

test('a lost connection stands over the form', () => {
  expect(placeErrors(new NetworkError('No connection'), has())).toEqual({
    fields: [],
    form: 'Sidekick cannot be reached. Check your connection.',
  });
});
