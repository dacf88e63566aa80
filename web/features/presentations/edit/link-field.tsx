import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { linkAddressOf } from './link-address.ts';

interface LinkFieldProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the selected words lead to; an empty address takes the link off them. */
export function LinkField({ editor, onClose }: LinkFieldProps) {
  const [typed, setTyped] = useState(() => {
    const address: unknown = editor.getAttributes('link')['href'];
    return typeof address === 'string' ? address : '';
  });
  const [error, setError] = useState<string>();
  const store = () => {
    const address = linkAddressOf(typed);
    if (address === undefined) return setError('Type an address such as https://example.com.');
    const words = editor.chain().focus().extendMarkRange('link');
    if (address === null) words.unsetLink().run();
    else words.setLink({ href: address }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      store();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
    editor.commands.focus();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <TextInput
          label={null}
          aria-label="Address of the link"
          placeholder="https://"
          inputMode="url"
          autoFocus
          maxLength={500}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </Box>
      <Button variant="outlined" onClick={store}>
        {typed.trim() === '' ? 'No link' : 'Set link'}
      </Button>
    </Box>
  );
}
