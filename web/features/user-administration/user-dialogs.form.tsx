import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { type AdminUser, changeUserEmail } from '#contract/admin-users.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { z } from '#web/platform/forms/jitless-zod.ts';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function FormDialog({ title, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 3 }}>{children}</DialogContent>
    </Dialog>
  );
}

interface EmailFormProps {
  /** The present one. */
  email: string;
  onSave: (email: string) => Promise<void>;
  onClose: () => void;
}

/** Gives an account another e-mail. */
export function EmailForm({ email, onSave, onClose }: EmailFormProps) {
  const schema = z.object({
    email: changeUserEmail.body.shape.email.refine(
      (typed) => typed !== email,
      'New email must be different from the current one',
    ),
  });
  const state = useContractForm({
    schema,
    values: { email },
    send: ({ email: chosen }) => onSave(chosen),
    onSent: onClose,
    guardsLeaving: false,
  });
  return (
    <FormDialog title="Change e-mail" onClose={onClose}>
      <ContractForm of={state} label="Change e-mail" submitLabel="Save" actions={<Button onClick={onClose}>Cancel</Button>}>
        <TextField
          form={state.form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="off"
          autoFocus
          hint="All sessions end, and both addresses are told."
        />
      </ContractForm>
    </FormDialog>
  );
}

interface EraseFormProps {
  user: AdminUser;
  onErase: () => Promise<void>;
  onClose: () => void;
}

/** Asks for the e-mail of the account, so that nobody erases it in passing. */
export function EraseForm({ user, onErase, onClose }: EraseFormProps) {
  const schema = z.object({
    email: z
      .string()
      .trim()
      .refine((typed) => typed.toLowerCase() === user.email.toLowerCase(), 'This is not the e-mail of the account'),
  });
  const state = useContractForm({ schema, values: { email: '' }, send: onErase, guardsLeaving: false });
  return (
    <FormDialog title={`Delete ${user.name}`} onClose={onClose}>
      <Box component="p" sx={{ m: 0, mb: 2.5 }}>
        Everything that is stored about this user is erased at once: chats, presentations, files. This cannot be undone. To shut
        the account and keep what it has, disable it.
      </Box>
      <ContractForm
        of={state}
        label="Delete user"
        submitLabel="Delete"
        busyLabel="Deleting..."
        destroys
        actions={<Button onClick={onClose}>Cancel</Button>}
      >
        <TextField
          form={state.form}
          name="email"
          label={`Type ${user.email} to confirm`}
          type="email"
          autoComplete="off"
          autoFocus
        />
      </ContractForm>
    </FormDialog>
  );
}
