import MicIcon from '@mui/icons-material/MicNone';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { threadLimits } from '#contract/threads.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { createRecognition, type Recognition } from './recognition.ts';
import { textAround, withDictated } from './dictated-text.ts';

/** Why nothing was written, by the browser's word for it; what is not here needs no words. */
const problems: Readonly<Record<string, string>> = {
  'not-allowed': 'Your browser does not let Sidekick listen. Allow the microphone in its settings.',
  'service-not-allowed': 'Your browser does not offer dictation here.',
  'audio-capture': 'No microphone was found.',
  network: 'Dictation needs a connection.',
  'no-speech': 'Nothing was heard.',
};

interface DictationProps {
  input: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** Writes what is said at the caret, as the browser hears it. A click, Esc, typing and sending end it. */
export function Dictation({ input, disabled, onChange }: DictationProps) {
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const stop = () => recognition.current?.stop();

  const listen = () => {
    const field = input.current;
    const hearing = createRecognition();
    if (!field || !hearing) return;
    const around = textAround(field);
    hearing.onstart = () => setListening(true);
    hearing.onresult = ({ results }) => {
      if (recognition.current !== hearing) return;
      const dictated = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
      const { text, caret } = withDictated(around, dictated, threadLimits.messageCharacters);
      onChange(text);
      requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
    };
    hearing.onerror = ({ error }) => {
      const words = problems[error];
      if (words !== undefined) showToast(words, { tone: error === 'no-speech' ? 'plain' : 'error' });
    };
    hearing.onend = () => {
      if (recognition.current === hearing) recognition.current = null;
      setListening(false);
    };
    recognition.current = hearing;
    field.focus();
    hearing.start();
  };

  /** What was heard so far stays; what is still being understood is not written over what the user does now. */
  const breakOff = useEffectEvent(() => {
    recognition.current?.abort();
    recognition.current = null;
  });
  useEffect(() => {
    if (disabled) breakOff();
  }, [disabled]);
  useEffect(() => {
    const field = input.current;
    if (!isListening || !field) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      breakOff();
    };
    const onType = () => breakOff();
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('beforeinput', onType);
    field.form?.addEventListener('submit', onType);
    return () => {
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('beforeinput', onType);
      field.form?.removeEventListener('submit', onType);
    };
  }, [isListening, input]);
  useEffect(() => () => breakOff(), []);

  return (
    <IconAction
      label={isListening ? 'Stop dictation' : 'Dictate'}
      aria-pressed={isListening}
      disabled={disabled}
      onClick={isListening ? stop : listen}
      sx={isListening ? listeningStyles : sizeStyles}
    >
      <MicIcon />
    </IconAction>
  );
}

const sizeStyles = { width: 40, height: 40 } as const;
const listeningStyles = {
  ...sizeStyles,
  color: 'error.main',
  '&:hover': { color: 'error.main' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 2,
    border: '2px solid',
    borderRadius: '50%',
    '@media (prefers-reduced-motion: no-preference)': { animation: 'listening 1.6s ease-in-out infinite' },
  },
  '@keyframes listening': { '50%': { opacity: 0.25, transform: 'scale(0.86)' } },
} as const;
