import Box from '@mui/material/Box';
import { z } from 'zod';
import { type FlagRule, flagTargetSchema } from '#contract/flags.ts';
import { SelectField, SwitchField } from '#web/platform/forms/choice-fields.tsx';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';

const kinds = [
  ['user', 'A user'],
  ['plan', 'A plan'],
  ['role-user', 'The role user'],
  ['role-admin', 'The role admin'],
] as const;
type Kind = (typeof kinds)[number][0];

const schema = z
  .object({ kind: z.enum(kinds.map(([kind]) => kind)), value: z.string(), enabled: z.boolean() })
  .transform(({ kind, value, enabled }, context): FlagRule => {
    const read = flagTargetSchema.safeParse(targetOf(kind, value));
    if (read.success) return { target: read.data, enabled };
    context.addIssue({ code: 'custom', path: ['value'], message: read.error.issues[0]?.message ?? 'Not valid' });
    return z.NEVER;
  });

function targetOf(kind: Kind, value: string): unknown {
  if (kind === 'user') return { kind, user: value };
  if (kind === 'plan') return { kind, planId: value };
  return { kind: 'role', role: kind === 'role-admin' ? 'admin' : 'user' };
}

interface FlagRuleFormProps {
  onSave: (rule: FlagRule) => Promise<void>;
  onClose: () => void;
}

/** Says for whom a flag is on or off. */
export function FlagRuleForm({ onSave, onClose }: FlagRuleFormProps) {
  const values: { kind: Kind; value: string; enabled: boolean } = { kind: 'user', value: '', enabled: true };
  const state = useContractForm({
    schema,
    values,
    send: onSave,
    onSent: onClose,
    mayBeUnchanged: true,
    guardsLeaving: false,
  });
  const { form } = state;
  const kind = form.watch('kind');
  return (
    <Box sx={{ mt: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <ContractForm of={state} label="Rule" submitLabel="Save" actions={<Button onClick={onClose}>Cancel</Button>}>
        <SelectField form={form} name="kind" label="For whom" options={kinds} />
        {kind === 'user' && <TextField form={form} name="value" label="E-mail" type="email" autoComplete="off" />}
        {kind === 'plan' && <TextField form={form} name="value" label="Plan" hint="Its id." />}
        <SwitchField form={form} name="enabled" label="On" />
      </ContractForm>
    </Box>
  );
}
