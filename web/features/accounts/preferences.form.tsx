import { type Preferences, themes, updatePreferences } from '#contract/accounts.ts';
import { SelectField, SwitchField } from '#web/platform/forms/choice-fields.tsx';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';

interface PreferencesFormProps {
  preferences: Preferences;
  onSave: (preferences: Partial<Preferences>) => Promise<void>;
  onSaved: () => void;
}

const themeWords = { system: 'Same as your device', light: 'Light', dark: 'Dark' } as const;

/** How Sidekick looks and what the chat shows, kept with the account. */
export function PreferencesForm({ preferences, onSave, onSaved }: PreferencesFormProps) {
  const state = useContractForm({
    schema: updatePreferences.body.required(),
    values: preferences,
    send: onSave,
    onSent: onSaved,
  });
  const { form } = state;
  return (
    <ContractForm of={state} label="Settings" submitLabel="Save">
      <SelectField form={form} name="theme" label="Theme" options={themes.map((theme) => [theme, themeWords[theme]] as const)} />
      <SwitchField
        form={form}
        name="renderMarkdownOnUserMessage"
        label="Format my own messages"
        hint="Lists, bold text and links in what you write are shown as such."
      />
      <SwitchField
        form={form}
        name="showChatPromptRequestDuration"
        label="Show how long replies took"
        hint="In milliseconds, under each reply."
      />
      <SwitchField
        form={form}
        name="showChatDebugMessages"
        label="Show what replies were made of"
        hint="Messages about tool calls and other inner workings, folded."
      />
    </ContractForm>
  );
}
