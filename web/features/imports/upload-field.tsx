import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type DragEvent } from 'react';
import { isSourceName, sourceNameRule } from '#contract/listing-import-words.ts';
import { importLimits } from '#contract/listing-imports.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { keepImport, upload } from './imports.data.ts';

const endings = '.csv,.tsv,.txt,.xlsx,.xls,.html,.htm,.xml,.json,.ndjson,.jsonl';

interface UploadFieldProps {
  /** Names to import under again. */
  sources: readonly string[];
  onUploaded: (importId: string) => void;
}

/** The file and the name that its listings come under. It is sent once both are there. */
export function UploadField({ sources, onUploaded }: UploadFieldProps) {
  const queryClient = useQueryClient();
  const [source, setSource] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [nameProblem, setNameProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const stop = useRef<AbortController>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(chosen.size > importLimits.maxFileBytes ? 'Files must be smaller than 50 MB.' : null);
    setFile(chosen.size > importLimits.maxFileBytes ? null : chosen);
  };
  const send = async () => {
    const name = source.trim();
    setNameProblem(isSourceName(name) ? undefined : name === '' ? 'Name the MLS or file.' : sourceNameRule);
    if (!isSourceName(name)) return;
    if (!file) return setProblem('Choose a file.');
    setProblem(null);
    setShare(0);
    stop.current = new AbortController();
    try {
      const looked = await upload(name, file, { signal: stop.current.signal, onProgress: setShare });
      keepImport(queryClient, looked);
      onUploaded(looked.id);
    } catch (error) {
      setProblem(stop.current.signal.aborted ? null : firstServerMessage(error));
    } finally {
      setShare(null);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    <Box
      component="form"
      aria-label="Upload a file"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        label="Where do the listings come from?"
        placeholder="Bay Area MLS, county sales 2026"
        value={source}
        maxLength={100}
        list={list}
        autoComplete="off"
        error={nameProblem}
        onChange={(event) => setSource(event.target.value)}
      />
      <datalist id={list}>
        {sources.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        sx={{ ...zone, borderColor: isOver ? 'primary.main' : 'outline' }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
          <Box sx={{ typography: 'h5', overflowWrap: 'anywhere' }}>{file ? file.name : 'Drop a file here'}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            CSV, Excel (.xlsx), a page saved as .xls, JSON or RESO records, up to 50 MB
          </Box>
        </Box>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {file ? 'Choose another' : 'Choose a file'}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="File of listings"
          accept={endings}
          hidden
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Box>
      {problem !== null && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {problem}
        </Box>
      )}
      {share === null ? (
        <Box>
          <Button variant="primary" type="submit">
            Check the file
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ReadBar label="Sending the file" share={share} />
          <Button size="small" variant="outlined" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** How far something is, of 1. */
export function ReadBar({ label, share }: { label: string; share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ typography: 'body2', mb: 0.5 }} role="status">
        {label}
        {share >= 1 ? ' …' : `, ${percent}%`}
      </Box>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'background.sunken', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${percent}%`, bgcolor: 'primary.main', transition: 'width 200ms linear' }} />
      </Box>
    </Box>
  );
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  border: '1px dashed',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;
