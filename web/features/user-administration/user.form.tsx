import Box from '@mui/material/Box';
import { type AdminUser, createUser, userFields } from '#contract/admin-users.ts';
import { timezoneNames, timezones, usStates } from '#contract/profile.ts';
import { SelectField, SwitchField } from '#web/platform/forms/choice-fields.tsx';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { z } from '#web/platform/forms/jitless-zod.ts';
import { PhoneField } from '#web/platform/forms/phone-field.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import type { SelectOptions } from '#web/ui/select.tsx';

const AUTO_DETECT = 'auto-detect';
const states: SelectOptions<string> = [['', 'Choose a state'], ...usStates.map((code) => [code, code] as const)];
const zones: SelectOptions<string> = [
  [AUTO_DETECT, 'As their device has it'],
  ...timezoneNames.map((name) => [name, timezones[name]] as const),
];

const { name, officeName, countryState, timezone, phoneNumber, mlsId } = userFields;
const text = z.string().transform((typed): string | null => typed);
const schema = z
  .object({
    ...{ name, officeName, email: createUser.body.shape.email },
    countryState: z.string().pipe(countryState),
    phoneNumber: text.pipe(phoneNumber),
    mlsId: text.pipe(mlsId),
    timezone: z
      .string()
      .transform((chosen): string | null => (chosen === AUTO_DETECT ? null : chosen))
      .pipe(timezone),
    isAdmin: z.boolean(),
    isPro: z.boolean(),
    mayImportListings: z.boolean(),
    seesAll: z.boolean(),
    sources: z.array(z.object({ source: z.string(), isSeen: z.boolean() })),
  })
  .transform(({ isAdmin, isPro, seesAll, sources, ...fields }) => ({
    ...fields,
    roles: isAdmin ? (['user', 'admin'] as const).slice() : (['user'] as const).slice(),
    subscriptionPlanTier: isPro ? ('pro' as const) : null,
    allowedMlsProviders: seesAll ? ['*'] : sources.filter(({ isSeen }) => isSeen).map(({ source }) => source),
  }));
type WrittenUser = z.output<typeof schema>;

interface UserFormProps {
  /** Null for a new one. */
  user: AdminUser | null;
  isOwn: boolean;
  /** Names of the MLS sources that there are. */
  sources: readonly string[];
  onSave: (user: WrittenUser) => Promise<void>;
  onSaved: () => void;
}

/** What an administrator writes of a user: the profile, and what the account may do. */
export function UserForm({ user, isOwn, sources, onSave, onSaved }: UserFormProps) {
  const seen = user?.allowedMlsProviders ?? ['*'];
  // A source without listings any more stays with the account.
  const named = [...new Set([...sources, ...seen.filter((source) => source !== '*')])];
  const state = useContractForm({
    schema,
    values: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      officeName: user?.officeName ?? '',
      countryState: user?.countryState ?? '',
      phoneNumber: user?.phoneNumber ?? '',
      mlsId: user?.mlsId ?? '',
      timezone: user?.timezone ?? AUTO_DETECT,
      isAdmin: user?.roles.includes('admin') ?? false,
      isPro: user?.subscriptionPlanTier === 'pro',
      mayImportListings: user?.mayImportListings ?? false,
      seesAll: seen.includes('*'),
      sources: named.map((source) => ({ source, isSeen: seen.includes(source) })),
    },
    send: onSave,
    onSent: onSaved,
  });
  const { form } = state;
  const seesAll = form.watch('seesAll');
  return (
    <ContractForm of={state} label="User" submitLabel={user ? 'Save' : 'Create user'} busyLabel="Saving...">
      <TextField form={form} name="name" label="Name" autoComplete="off" />
      {!user && (
        <TextField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="An invitation to choose a password goes there."
        />
      )}
      <TextField form={form} name="officeName" label="Brokerage name" autoComplete="off" />
      <SelectField form={form} name="countryState" label="State" options={states} />
      <PhoneField form={form} name="phoneNumber" label="Phone number (optional)" />
      <TextField form={form} name="mlsId" label="License number (optional)" autoComplete="off" />
      <SelectField form={form} name="timezone" label="Time zone" options={zones} />
      <Box role="group" aria-label="Rights" sx={{ display: 'grid', gap: 2 }}>
        <SwitchField form={form} name="seesAll" label="All listings" hint="Of every MLS source that there is or will be." />
        {!seesAll && named.length === 0 && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            There is no MLS source yet, so this user sees no listings.
          </Box>
        )}
        {!seesAll &&
          named.map((source, at) => <SwitchField key={source} form={form} name={`sources.${at}.isSeen`} label={source} />)}
        <SwitchField form={form} name="mayImportListings" label="Imports listings" hint="From files, seen by this user alone." />
        <SwitchField form={form} name="isPro" label="Pro" hint="Presentations show a branding of their own." />
        {!isOwn && (
          <SwitchField
            form={form}
            name="isAdmin"
            label="Administrator"
            hint="Looks after users, programs and what all work with."
          />
        )}
      </Box>
    </ContractForm>
  );
}
