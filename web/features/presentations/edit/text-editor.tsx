import Box from '@mui/material/Box';
import Link from '@tiptap/extension-link';
import TextAlign from '@tiptap/extension-text-align';
import { FontSize, TextStyle } from '@tiptap/extension-text-style';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { newTextTitles } from '#contract/presentation-sections.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { FormattingTools } from './formatting-tools.tsx';
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

/** Words of a section. What is stored goes through the server's whitelist; this offers nothing that is not on it. */
export default function TextEditor({ presentationId, title, html, onSave, onClose }: TextEditorProps) {
  const [heading, setHeading] = useState(title);
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: 'end',
    editorProps: {
      attributes: { 'aria-label': 'Text', role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
    },
  });
  const save = () => onSave({ title: heading.trim(), htmlContent: editor.isEmpty ? '' : editor.getHTML() });
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <TextInput label="Title" value={heading} maxLength={100} onChange={(event) => setHeading(event.target.value)} />
      <WriteForMe
        presentationId={presentationId}
        onWritten={(text) => {
          if (heading.trim() === '' || Object.values<string>(newTextTitles).includes(heading)) setHeading(text.title);
          editor.chain().focus().setContent(text.htmlContent).run();
        }}
      />
      <FormattingTools editor={editor} />
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
