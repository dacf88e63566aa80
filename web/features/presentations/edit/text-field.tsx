import { useState, type KeyboardEvent } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  /** When it is left with something else in it, or with Enter; Escape puts the old value back. */
  onCommit: (value: string) => void;
  /** What is wrong with a value, empty where there are no words for it; null for one that may be kept. */
  check?: ((value: string) => string | null) | undefined;
  /** What is not even taken while it is typed. */
  refuses?: ((value: string) => boolean) | undefined;
  inputMode?: 'numeric' | 'decimal' | undefined;
  maxLength?: number;
  autoFocus?: boolean;
  /** Beside its label, as on a tile. */
  isLabelHidden?: boolean;
  /** Left, whatever came of it. */
  onLeave?: (() => void) | undefined;
}

/** A field that stores what was typed once it is left. */
export function TextField({ label, value, onCommit, check = () => null, refuses, onLeave, ...rest }: TextFieldProps) {
  const { maxLength = 100, isLabelHidden = false, ...input } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? null : check(typed);
  const commit = () => {
    if (typed !== null && typed !== value && error === null) onCommit(typed.trim());
    if (error !== null) return;
    setTyped(null);
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setTyped(null);
    onLeave?.();
  };
  return (
    <TextInput
      {...input}
      {...(isLabelHidden ? { 'aria-label': label, label: null } : { label })}
      value={typed ?? value}
      error={error === '' ? 'Invalid value' : (error ?? undefined)}
      maxLength={maxLength}
      onChange={({ target }) => {
        if (!refuses?.(target.value)) setTyped(target.value);
      }}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
