import Box from '@mui/material/Box';
import Link from '@tiptap/extension-link';
import TextAlign from '@tiptap/extension-text-align';
import { FontSize, TextStyle } from '@tiptap/extension-text-style';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { WriteForMe } from './write-for-me.tsx';

interface TextEditorProps {
  presentationId: string;

  title: string;
  html: string;
  onSave: (text: { title: string; htmlContent: string }) => void;
  onClose: () => void;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    blockquote: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
  }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TextStyle,
  FontSize,
];

const sizes = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36];

/** Words of a section. What is stored goes through the server's whitelist; this offers nothing that is not on it. */
export default function TextEditor({ presentationId, title, html, onSave, onClose }: TextEditorProps) {
  const [heading, setHeading] = useState(title);
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: 'end',
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { 'aria-label': 'Text', role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
    },
  });
  const tools = [
    { label: 'Paragraph', isOn: editor.isActive('paragraph'), act: () => editor.chain().focus().setParagraph().run() },
    {
      label: 'Heading',
      isOn: editor.isActive('heading', { level: 2 }),
      act: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Subheading',
      isOn: editor.isActive('heading', { level: 3 }),
      act: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    { label: 'Bold', isOn: editor.isActive('bold'), act: () => editor.chain().focus().toggleBold().run() },
    { label: 'Italic', isOn: editor.isActive('italic'), act: () => editor.chain().focus().toggleItalic().run() },
    { label: 'Bullets', isOn: editor.isActive('bulletList'), act: () => editor.chain().focus().toggleBulletList().run() },
    { label: 'Numbers', isOn: editor.isActive('orderedList'), act: () => editor.chain().focus().toggleOrderedList().run() },
    { label: 'Left', isOn: editor.isActive({ textAlign: 'left' }), act: () => editor.chain().focus().setTextAlign('left').run() },
    {
      label: 'Center',
      isOn: editor.isActive({ textAlign: 'center' }),
      act: () => editor.chain().focus().setTextAlign('center').run(),
    },
    {
      label: 'Right',
      isOn: editor.isActive({ textAlign: 'right' }),
      act: () => editor.chain().focus().setTextAlign('right').run(),
    },
  ];
  const link = () => {
    const url = window.prompt('Address of the link', 'https://');
    if (url && /^(https?:|mailto:|tel:)/i.test(url)) editor.chain().focus().setLink({ href: url }).run();
  };
  const save = () => onSave({ title: heading.trim(), htmlContent: editor.isEmpty ? '' : editor.getHTML() });
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <TextInput label="Title" value={heading} maxLength={100} onChange={(event) => setHeading(event.target.value)} />
      <WriteForMe
        presentationId={presentationId}
        onWritten={(text) => {
          if (heading.trim() === '' || heading === 'Untitled Section') setHeading(text.title);
          editor.chain().focus().setContent(text.htmlContent).run();
        }}
      />
      <Box role="toolbar" aria-label="Formatting" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {tools.map(({ label, isOn, act }) => (
          <Button key={label} size="small" variant={isOn ? 'primary' : 'outlined'} aria-pressed={isOn} onClick={act}>
            {label}
          </Button>
        ))}
        <Button size="small" variant={editor.isActive('link') ? 'primary' : 'outlined'} onClick={link}>
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
      <Box
        sx={{
          border: 1,
          borderColor: 'outline',
          borderRadius: 1,
          '& .tiptap': { minHeight: 160, p: 1.5, outline: 'none' },
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          Close
        </Button>
        <Button variant="primary" size="small" onClick={save}>
          Save
        </Button>
      </Box>
    </Box>
  );
}
