import { useState, type KeyboardEvent } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  /** When it is left with something else in it, or with Enter; Escape puts the old value back. */
  onCommit: (value: string) => void;
  /** What is wrong with a value; null for one that may be kept. */
  check?: ((value: string) => string | null) | undefined;
  inputMode?: 'numeric' | 'decimal' | undefined;
  maxLength?: number;
}

/** A field that stores what was typed once it is left. */
export function TextField({ label, value, onCommit, check = () => null, inputMode, maxLength = 100 }: TextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? null : check(typed);
  const commit = () => {
    if (typed !== null && typed !== value && error === null) onCommit(typed.trim());
    if (error === null) setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setTyped(null);
  };
  return (
    <TextInput
      label={label}
      value={typed ?? value}
      error={error ?? undefined}
      inputMode={inputMode}
      maxLength={maxLength}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
