import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { z } from 'zod';
import { cardIcons, newCardSchema, suggestionLimits, type CardOfAdmin, type NewCard } from '#contract/suggestions.ts';
import { SelectField } from '#web/platform/forms/choice-fields.tsx';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';

const { prompt, displayText, iconColor, typewriterSuggestions, animationUrl } = newCardSchema.shape;
const emptyIsNull = z.string().transform((typed) => typed.trim() || null);
const lines = z.string().transform((typed) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** A card as it stands in the fields: texts alone. */
const schema = z.object({
  ...{ prompt, displayText },
  icon: z.enum(cardIcons),
  iconColor: emptyIsNull.pipe(iconColor),
  typewriterSuggestions: lines.pipe(typewriterSuggestions),
  animationUrl: emptyIsNull.pipe(animationUrl),
});

const iconOptions = cardIcons.map((icon) => [icon, icon.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')] as const);

interface CardFormProps {
  /** Null for a new one. */
  card: CardOfAdmin | null;
  onSave: (card: Omit<NewCard, 'position'>) => Promise<void>;
  onClose: () => void;
}

/** Writes a card of a new chat. */
export function CardForm({ card, onSave, onClose }: CardFormProps) {
  const title = useId();
  const state = useContractForm({
    schema,
    values: {
      displayText: card?.displayText ?? '',
      prompt: card?.prompt ?? '',
      icon: card?.icon ?? 'Bolt',
      iconColor: card?.iconColor ?? '',
      typewriterSuggestions: card?.typewriterSuggestions.join('\n') ?? '',
      animationUrl: card?.animationUrl ?? '',
    },
    send: onSave,
    onSent: onClose,
  });
  const { form } = state;
  return (
    <Dialog open onClose={() => state.isUnsaved() || onClose()} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{card ? 'Edit card' : 'New card'}</DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <ContractForm of={state} label="Card" submitLabel="Save" actions={<Button onClick={onClose}>Cancel</Button>}>
          <TextField form={form} name="displayText" label="Title" />
          <TextField
            form={form}
            name="prompt"
            label="Prompt"
            hint="Written into the message bar when the card is chosen."
            rows={2}
          />
          <SelectField form={form} name="icon" label="Icon" options={iconOptions} />
          <TextField
            form={form}
            name="iconColor"
            label="Color of the icon"
            hint="Such as #0f5c56. Empty: the accent of both themes."
          />
          <TextField
            form={form}
            name="typewriterSuggestions"
            label="Typed examples"
            hint={`One a line, ${suggestionLimits.typewriterTexts} at most. They are typed in the place of the prompt.`}
            rows={2}
          />
          <TextField
            form={form}
            name="animationUrl"
            label="Animation"
            hint="Address of a lottie file, in the place of the icon. It is fetched now and kept here."
          />
        </ContractForm>
      </DialogContent>
    </Dialog>
  );
}
