import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { z } from 'zod';
import { newOAuthClientSchema, type NewOAuthClient, type OAuthClient } from '#contract/oauth.ts';
import { type Scope, scopes } from '#contract/scopes.ts';
import { SwitchField } from '#web/platform/forms/choice-fields.tsx';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';

const scopeNames = Object.keys(scopes) as Scope[];
const { name, redirectUris } = newOAuthClientSchema.shape;

/** One address a line; what is wrong with one of them is said of the field. */
const addresses = z.string().transform((typed, context) => {
  const lines = typed.split('\n').map((line) => line.trim());
  const read = redirectUris.safeParse(lines.filter(Boolean));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'Invalid URL' });
  return z.NEVER;
});

/** A switch for each scope. */
const chosen = z
  .record(z.string(), z.boolean())
  .transform((isOn) => scopeNames.filter((scope) => isOn[scope]))
  .superRefine((wanted, context) => {
    if (wanted.length === 0) context.addIssue({ code: 'custom', message: 'Choose at least one', path: [scopeNames[0] ?? ''] });
  });

const schema = z.object({ name, redirectUris: addresses, scopes: chosen, hasSecret: z.boolean() });

interface ClientFormProps {
  /** Null for a new one. */
  client: OAuthClient | null;
  onSave: (client: NewOAuthClient) => Promise<void>;
  onClose: () => void;
}

/** Makes a program known, or changes what is known of it. */
export function ClientForm({ client, onSave, onClose }: ClientFormProps) {
  const title = useId();
  const state = useContractForm({
    schema,
    values: {
      name: client?.name ?? '',
      redirectUris: client?.redirectUris.join('\n') ?? '',
      scopes: Object.fromEntries(scopeNames.map((scope) => [scope, client?.scopes.includes(scope) ?? false])),
      hasSecret: client?.hasSecret ?? false,
    },
    send: onSave,
    onSent: onClose,
  });
  const { form } = state;
  return (
    <Dialog open onClose={() => state.isUnsaved() || onClose()} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{client ? `Edit ${client.name}` : 'New program'}</DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <ContractForm of={state} label="Program" submitLabel="Save" actions={<Button onClick={onClose}>Cancel</Button>}>
          <TextField form={form} name="name" label="Name" hint="Users read it when it asks to be let in." />
          <TextField
            form={form}
            name="redirectUris"
            label="Addresses that it is answered at"
            hint="One a line, to the letter: https, http on localhost, or com.example.app:/back"
            rows={2}
          />
          <Box role="group" aria-label="What it may ask for" sx={{ display: 'grid', gap: 1 }}>
            {scopeNames.map((scope) => (
              <SwitchField key={scope} form={form} name={`scopes.${scope}`} label={scopes[scope]} />
            ))}
          </Box>
          {!client && (
            <SwitchField
              form={form}
              name="hasSecret"
              label="It runs on a server and keeps a secret"
              hint="The secret is shown once. Programs in browsers and phones have none."
            />
          )}
        </ContractForm>
      </DialogContent>
    </Dialog>
  );
}
