import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { placeErrors } from './server-errors.ts';

interface ContractFormOptions<Values extends FieldValues, Body> {
  /** What the endpoint takes, e.g. `updatePreferences.body`. It is a real schema in files named `*.form.tsx` only. */
  schema: z.ZodType<Body, Values>;
  /** What stands in the fields, each of which has a value here. New ones from the server come through where nothing was typed. */
  values: Values;
  /** Sends what the schema made of the fields. What it throws goes to the fields that it names, or over the form. */
  send: (body: Body) => Promise<unknown>;
  /** After the server took it. The form counts as saved by then, so that it may be left. */
  onSent?: () => void;
  /** For forms that make sense as they come filled in; others can be sent only when something was changed. */
  mayBeUnchanged?: boolean;
  /** False for forms of which nobody would miss what was typed, such as passwords. */
  guardsLeaving?: boolean;
}

/** What `ContractForm` is made of; its fields take `form`. */
export interface ContractFormState<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  /** What is wrong with the whole. */
  error: string | null;
  busy: boolean;
  canSubmit: boolean;
  /** Whether leaving now would lose something; to be asked when it happens. */
  isUnsaved: () => boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** A form over the body of an endpoint: one schema for what is typed, sent and checked. */
export function useContractForm<Values extends FieldValues, Body>({
  schema,
  values,
  send,
  onSent,
  mayBeUnchanged = false,
  guardsLeaving = true,
}: ContractFormOptions<Values, Body>): ContractFormState<Values, Body> {
  // An optimistic change and its undoing pass through the cache while the form is sent: neither may touch what was typed.
  const [heldValues, setHeldValues] = useState<Values | null>(null);
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver<Values, unknown, Body>(schema),
    values: heldValues ?? values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    // A field is judged when it is left, then with each key: nobody is told off while still typing.
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const [error, setError] = useState<string | null>(null);
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog that was opened from a form is its child to React.
    event.stopPropagation();
    if (isSubmitting) return;
    const { elements } = event.currentTarget;
    const typed = form.getValues();
    setError(null);
    void form.handleSubmit(async (body) => {
      setHeldValues(values);
      try {
        await send(body);
      } catch (refusal) {
        const placed = placeErrors(refusal, (name) => elements.namedItem(name) !== null);
        placed.fields.forEach(({ name, message }, at) =>
          form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 }),
        );
        return setError(placed.form);
      } finally {
        // The cache tells of an undone change in a task of its own: after that one.
        setTimeout(() => setHeldValues(null));
      }
      form.reset(typed);
      unsaved.current = false;
      onSent?.();
    })();
  };

  return {
    form,
    error,
    busy: isSubmitting,
    canSubmit: isDirty || mayBeUnchanged,
    isUnsaved: () => guardsLeaving && unsaved.current,
    submit,
  };
}
