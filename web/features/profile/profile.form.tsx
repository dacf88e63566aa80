import { type Profile, timezoneNames, timezones, updateProfile, usStates } from '#contract/profile.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { SelectField } from '#web/platform/forms/choice-fields.tsx';
import { z } from '#web/platform/forms/jitless-zod.ts';
import { PhoneField } from '#web/platform/forms/phone-field.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import type { SelectOptions } from '#web/ui/select.tsx';
import { isUsPhone } from './us-phone.ts';

const autoDetect = 'auto-detect';

const states: SelectOptions<string> = [['', 'Choose a state'], ...usStates.map((code) => [code, code] as const)];
const zones: SelectOptions<string> = [
  [autoDetect, 'As this device has it'],
  ...timezoneNames.map((name) => [name, timezones[name]] as const),
];
const { shape } = updateProfile.body;
const schema = z.object({
  ...shape,
  // A field that is not chosen yet is empty, which no state is.
  countryState: z.string().pipe(shape.countryState),
  website: z
    .string()
    .transform((typed): string | null => typed)
    .pipe(shape.website),
  timezone: z
    .string()
    .transform((chosen): string | null => (chosen === autoDetect ? null : chosen))
    .pipe(shape.timezone),
  phoneNumber: shape.phoneNumber.refine((typed) => typed === '' || isUsPhone(typed), 'Invalid phone number'),
});

interface ProfileFormProps {
  profile: Profile;
  /** Begins in the phone number. */
  focusPhone: boolean;
  onSave: (body: z.output<typeof schema>) => Promise<void>;
  onSaved: () => void;
}

/** How clients reach the user, and where the user works. */
export function ProfileForm({ profile, focusPhone, onSave, onSaved }: ProfileFormProps) {
  const state = useContractForm({
    schema,
    values: {
      name: profile.name,
      timezone: profile.timezone ?? autoDetect,
      countryState: profile.countryState ?? '',
      phoneNumber: profile.phoneNumber ?? '',
      officeName: profile.officeName ?? '',
      website: profile.website ?? '',
    },
    send: onSave,
    onSent: onSaved,
  });
  const { form } = state;
  return (
    <ContractForm of={state} label="Profile" submitLabel="Save" busyLabel="Saving...">
      <TextField form={form} name="name" label="Name" autoComplete="name" />
      <PhoneField form={form} name="phoneNumber" label="Phone number" autoFocus={focusPhone} />
      <TextField form={form} name="officeName" label="Brokerage name" autoComplete="organization" />
      <SelectField form={form} name="countryState" label="State" options={states} />
      <TextField form={form} name="website" label="Website (optional)" type="url" autoComplete="url" placeholder="https://" />
      <SelectField form={form} name="timezone" label="Time zone" options={zones} />
    </ContractForm>
  );
}
