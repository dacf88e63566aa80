import Box from '@mui/material/Box';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { UnsavedChangesDialog } from '#web/ui/unsaved-changes-dialog.tsx';
import type { ContractFormState } from './use-contract-form.ts';

interface ContractFormProps<Values extends FieldValues, Body> {
  of: ContractFormState<Values, Body>;
  /** Names the form for screen readers. */
  label: string;
  submitLabel: string;
  /** While it is being sent; the submit label otherwise. */
  busyLabel?: string;
  /** The submit button takes the whole width, as on the screens before one is signed in. */
  wide?: boolean;
  /** What it asks for cannot be had back. */
  destroys?: boolean;
  /** Beside the submit button, e.g. Cancel. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The one frame of all forms: its errors, its submit by button and Enter, its busy state, and a question before changes are lost. */
export function ContractForm<Values extends FieldValues, Body>({
  of: { form: _form, submit, error, busy, canSubmit, isUnsaved },
  label,
  submitLabel,
  busyLabel = submitLabel,
  wide = false,
  destroys = false,
  actions,
  children,
}: ContractFormProps<Values, Body>) {
  const leaving = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <Box component="form" noValidate aria-label={label} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {error !== null && <FormError>{error}</FormError>}
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        {actions}
        <Button
          type="submit"
          // The field that loses the focus would show its error, and the button would move away from under the click.
          onMouseDown={(event) => event.preventDefault()}
          variant={destroys ? 'danger' : 'primary'}
          size={wide ? 'large' : 'medium'}
          sx={wide ? { flex: 1 } : undefined}
          busy={busy}
          disabled={!canSubmit}
        >
          {busy ? busyLabel : submitLabel}
        </Button>
      </Box>
      {leaving.status === 'blocked' && <UnsavedChangesDialog act="leave" onStay={leaving.reset} onGo={leaving.proceed} />}
    </Box>
  );
}
