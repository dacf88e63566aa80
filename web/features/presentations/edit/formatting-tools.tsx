import Box from '@mui/material/Box';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Select, type SelectOptions } from '#web/ui/select.tsx';
import { LinkField } from './link-field.tsx';

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

const AS_THE_TEXT = '';
const sizes: SelectOptions<string> = [
  [AS_THE_TEXT, 'Size'],
  ...[8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36].map((size) => [`${size}px`, `${size} px`] as const),
];

function sizeOf(editor: Editor): string {
  const size: unknown = editor.getAttributes('textStyle')['fontSize'];
  return typeof size === 'string' ? size : AS_THE_TEXT;
}

/** Which tools are on where the cursor stands: drawn again when that changes, not with every letter. */
export function FormattingTools({ editor }: { editor: Editor }) {
  const { isOn, isLink, size } = useEditorState({
    editor,
    selector: (now) => ({
      isOn: tools.map((tool) => tool.isOn(now.editor)),
      isLink: now.editor.isActive('link'),
      size: sizeOf(now.editor),
    }),
  });
  const [asksForLink, setAsksForLink] = useState(false);
  return (
    <>
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
        <Button
          size="small"
          variant={isLink ? 'primary' : 'outlined'}
          aria-expanded={asksForLink}
          onClick={() => setAsksForLink(!asksForLink)}
        >
          Link
        </Button>
        <Box sx={{ width: 84 }}>
          <Select
            compact
            aria-label="Font size"
            value={size}
            options={sizes}
            onChange={(chosen) => {
              const chain = editor.chain().focus();
              if (chosen === AS_THE_TEXT) chain.unsetFontSize().run();
              else chain.setFontSize(chosen).run();
            }}
          />
        </Box>
      </Box>
      {asksForLink && <LinkField editor={editor} onClose={() => setAsksForLink(false)} />}
    </>
  );
}
