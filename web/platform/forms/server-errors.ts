import { ApiError } from '../api-errors.ts';
import { wordsFor } from '../error-words.ts';

/** What `send` of a form throws to say in its own words what went wrong, at a field where it names one. */
export class FormProblem extends Error {
  readonly field: string | null;

  constructor(message: string, field: string | null = null) {
    super(message);
    this.name = 'FormProblem';
    this.field = field;
  }
}

interface PlacedErrors {
  /** By the name of the field. */
  fields: { name: string; message: string }[];
  /** What concerns no field that is shown, for over the form. */
  form: string | null;
}

/** Where a refused call's words belong: to the fields that the problem names and that the form has, the rest over the form. */
export function placeErrors(error: unknown, hasField: (name: string) => boolean): PlacedErrors {
  if (error instanceof FormProblem) {
    const { field, message } = error;
    return field !== null && hasField(field) ? { fields: [{ name: field, message }], form: null } : { fields: [], form: message };
  }
  if (!(error instanceof ApiError)) return { fields: [], form: wordsFor(error) };
  const { errors } = error.problem;
  if (errors.length === 0) return { fields: [], form: wordsFor(error) };
  const placed = errors.map(({ path, message }) => ({ name: fieldOf(path, hasField), message }));
  return {
    fields: placed.flatMap(({ name, message }) => (name === null ? [] : [{ name, message }])),
    form: placed.find(({ name }) => name === null)?.message ?? null,
  };
}

/** `body.areas.2.city` belongs to the field of that path, else to the closest one around it, e.g. `areas`. */
function fieldOf(path: string, hasField: (name: string) => boolean): string | null {
  const parts = path.split('.').slice(1);
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    if (hasField(name)) return name;
  }
  return null;
}
