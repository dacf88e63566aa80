import Box from '@mui/material/Box';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { Button } from '#web/ui/button.tsx';

interface Tool {
  label: string;
  isOn: (editor: Editor) => boolean;
  act: (chain: ChainedCommands) => ChainedCommands;
}

const tools: readonly Tool[] = [
  { label: 'Paragraph', isOn: (editor) => editor.isActive('paragraph'), act: (chain) => chain.setParagraph() },
  {
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    act: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    act: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'Bold', isOn: (editor) => editor.isActive('bold'), act: (chain) => chain.toggleBold() },
  { label: 'Italic', isOn: (editor) => editor.isActive('italic'), act: (chain) => chain.toggleItalic() },
  { label: 'Bullets', isOn: (editor) => editor.isActive('bulletList'), act: (chain) => chain.toggleBulletList() },
  { label: 'Numbers', isOn: (editor) => editor.isActive('orderedList'), act: (chain) => chain.toggleOrderedList() },
  ...(['left', 'center', 'right'] as const).map((side) => ({
    label: { left: 'Left', center: 'Center', right: 'Right' }[side],
    isOn: (editor: Editor) => editor.isActive({ textAlign: side }),
    act: (chain: ChainedCommands) => chain.setTextAlign(side),
  })),
];

const sizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36];

/** Which tools are on where the cursor stands: drawn again when that changes, not with every letter. */
export function FormattingTools({ editor }: { editor: Editor }) {
  const isOn = useEditorState({
    editor,
    selector: (now) => [...tools.map((tool) => tool.isOn(now.editor)), now.editor.isActive('link')],
  });
  const link = () => {
    const url = window.prompt('Address of the link', 'https://');
    if (url && /^(https?:|mailto:|tel:)/i.test(url)) editor.chain().focus().setLink({ href: url }).run();
  };
  return (
    <Box role="toolbar" aria-label="Formatting" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tools.map(({ label, act }, at) => (
        <Button
          key={label}
          size="small"
          variant={isOn[at] ? 'primary' : 'outlined'}
          aria-pressed={isOn[at]}
          onClick={() => act(editor.chain().focus()).run()}
        >
          {label}
        </Button>
      ))}
      <Button size="small" variant={isOn[tools.length] ? 'primary' : 'outlined'} onClick={link}>
        Link
      </Button>
      <select
        aria-label="Font size"
        defaultValue=""
        onChange={(event) => editor.chain().focus().setFontSize(event.target.value).run()}
      >
        <option value="" disabled>
          Size
        </option>
        {sizes.map((size) => (
          <option key={size} value={`${size}px`}>
            {size} px
          </option>
        ))}
      </select>
    </Box>
  );
}
