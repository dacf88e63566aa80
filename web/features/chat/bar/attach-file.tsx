import AttachIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileLimits, fileLink, fileTypes, getFileState, uploadFile, type StoredFile } from '#contract/files.ts';
import { firstMessageOf } from '#contract/problem.ts';
import { threadLimits } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { uploadFiles } from '#web/platform/upload.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { UnsupportedFile } from './unsupported-file.tsx';

const TOAST_MS = 8_000;
const accepted = fileTypes.flatMap(({ mimeType, endings }) => [mimeType, ...endings]).join(',');

export type Attaching = { state: 'none' } | { state: 'uploading' } | { state: 'attached'; markdown: string };

interface AttachFileProps {
  /** Where files are dropped and pasted. */
  area: RefObject<HTMLElement | null>;
  disabled: boolean;
  attaching: Attaching;
  onChange: (attaching: Attaching) => void;
}

/** One file at a time for the next message: chosen, dropped or pasted; its upload is told and can be stopped, and it can be taken off again. */
export function AttachFile({ area, disabled, attaching, onChange }: AttachFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const stopping = useRef<AbortController | null>(null);
  const [name, setName] = useState('');
  const [share, setShare] = useState(0);
  const [file, setFile] = useState<StoredFile | null>(null);
  const [unsupported, setUnsupported] = useState(false);
  const isEmpty = attaching.state === 'none';

  const upload = async (chosen: File) => {
    if (chosen.size >= (chosen.type.startsWith('image/') ? fileLimits.imageBytes : fileLimits.fileBytes))
      return showToast(fileLimits.tooLarge, { tone: 'error', durationMs: TOAST_MS });
    const stop = new AbortController();
    stopping.current = stop;
    setName(chosen.name);
    setShare(0);
    onChange({ state: 'uploading' });
    try {
      const stored = await uploadFiles(uploadFile, { files: [chosen] }, { signal: stop.signal, onProgress: setShare });
      setFile(stored);
      onChange({ state: 'attached', markdown: fileLink(stored) });
      void learnState(stored, stop.signal);
    } catch (error) {
      onChange({ state: 'none' });
      if (stop.signal.aborted) return;
      if (isApiError(error, 'file_type_not_supported')) setUnsupported(true);
      else showToast(failureWords(error), { tone: 'error', durationMs: TOAST_MS });
    }
  };
  /** The file is stored and may be sent; whether it can be read is known a moment later, and asked about by whoever needs its text. */
  const learnState = async (stored: StoredFile, signal: AbortSignal) => {
    let known = stored;
    while (!known.isRead && !signal.aborted) {
      try {
        known = await callApi(getFileState, { params: { fileId: stored.id } }, { signal });
      } catch {
        return;
      }
      if (!signal.aborted) setFile(known);
    }
  };
  const take = useEffectEvent((files: FileList | undefined): boolean => {
    const [first] = files ?? [];
    if (!first || disabled || !isEmpty) return false;
    void upload(first);
    return true;
  });
  /** Takes what would be cut, together with what stands there already, and offers to attach it instead. */
  const offerText = useEffectEvent((text: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean => {
    const kept = value.length - (selectionEnd - selectionStart);
    if (disabled || kept + text.length <= threadLimits.messageCharacters) return false;
    if (!isEmpty) {
      showToast('This is longer than a message can be, and a file is attached already.', { tone: 'error', durationMs: TOAST_MS });
      return true;
    }
    showToast('This is longer than a message can be.', {
      durationMs: TOAST_MS,
      action: {
        label: 'Attach as text file',
        onClick: () => void upload(new File([text], 'Pasted text.txt', { type: 'text/plain' })),
      },
    });
    return true;
  });

  useEffect(() => {
    const target = area.current;
    if (!target) return;
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isTaken =
        take(event.clipboardData?.files) || (event.target instanceof HTMLTextAreaElement && offerText(text, event.target));
      if (isTaken) event.preventDefault();
    };
    target.addEventListener('dragover', onDragOver);
    target.addEventListener('drop', onDrop);
    target.addEventListener('paste', onPaste);
    return () => {
      target.removeEventListener('dragover', onDragOver);
      target.removeEventListener('drop', onDrop);
      target.removeEventListener('paste', onPaste);
    };
  }, [area]);
  useEffect(() => () => stopping.current?.abort(), []);

  const remove = () => {
    stopping.current?.abort();
    setFile(null);
    onChange({ state: 'none' });
  };

  return (
    <>
      {!isEmpty && (
        <Box role="group" aria-label="Attachment" sx={chipStyles}>
          <FileIcon fontSize="small" />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
            <Box
              role="status"
              sx={{ fontSize: 12, color: file?.problem && attaching.state === 'attached' ? 'error.main' : 'text.secondary' }}
            >
              {attaching.state === 'attached' ? (file?.problem ?? 'Attached') : `${Math.floor(share * 100)}%`}
            </Box>
            {attaching.state === 'uploading' && (
              <Box
                role="progressbar"
                aria-label="Upload"
                aria-valuenow={Math.floor(share * 100)}
                sx={{ height: 3, mt: 0.5, borderRadius: 2, bgcolor: 'action.selected' }}
              >
                <Box sx={{ height: 1, borderRadius: 2, bgcolor: 'primary.main' }} style={{ width: `${share * 100}%` }} />
              </Box>
            )}
          </Box>
          <IconAction
            label={attaching.state === 'uploading' ? 'Cancel upload' : 'Remove attachment'}
            size="small"
            onClick={remove}
          >
            <CloseIcon fontSize="small" />
          </IconAction>
        </Box>
      )}
      <IconAction
        label="Attach a file"
        disabled={disabled || !isEmpty}
        onClick={() => chooser.current?.click()}
        sx={{ width: 40, height: 40 }}
      >
        <AttachIcon />
      </IconAction>
      <input
        ref={chooser}
        type="file"
        hidden
        data-attach
        accept={accepted}
        onChange={(event) => {
          const [first] = event.target.files ?? [];
          if (first) void upload(first);
          event.target.value = '';
        }}
      />
      {unsupported && <UnsupportedFile onClose={() => setUnsupported(false)} />}
    </>
  );
}

function failureWords(error: unknown): string {
  if (isApiError(error, 'body_too_large')) return fileLimits.tooLarge;
  if (isApiError(error) && error.status >= 400 && error.status < 500)
    return firstMessageOf(error.problem) ?? 'Error uploading file';
  return 'Error uploading file';
}

const chipStyles = {
  order: -1,
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  m: 0.5,
  p: 1,
  maxWidth: 360,
  fontSize: 14,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
