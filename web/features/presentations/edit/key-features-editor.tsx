import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { updateCma, type SubjectEdit } from '#contract/cmas.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { keyFeatureFlagNames, type ComparisonFlag, type SectionConfigOf } from '#contract/presentation-sections.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { facts } from '../view/facts.ts';
import { KeyFeatures } from '../view/homes.tsx';
import { subjectFacts } from './subject-facts.ts';
import { SubjectFields } from './subject-fields.tsx';
import { TextField } from './text-field.tsx';

interface KeyFeaturesEditorProps {
  config: SectionConfigOf<'key-features'>;
  subject: PresentationProperty;
  presentationId: string;
  onChange: (config: SectionConfigOf<'key-features'>) => void;
  refetch: () => Promise<unknown>;
}

/** The tiles as a client sees them, each with a menu; facts of a home that is in no MLS are edited on their tile. */
export function KeyFeaturesEditor({ config, subject, presentationId, onChange, refetch }: KeyFeaturesEditorProps) {
  const [edited, setEdited] = useState<ComparisonFlag | null>(null);
  const isOwn = subject.mlsId === null || subject.mlsSource === null;
  const hidden = keyFeatureFlagNames.filter((flag) => !config[flag]);
  const store = (subjectProperty: SubjectEdit) =>
    void callApi(updateCma, { params: { presentationId }, body: { subjectProperty } }).then(refetch, (error: unknown) =>
      showToast(firstServerMessage(error), { tone: 'error' }),
    );
  const drawValue = (flag: ComparisonFlag, value: ReactNode) => {
    const fact = subjectFacts[flag];
    if (edited !== flag || !fact) return value;
    return (
      <TextField
        label={fact.label}
        isLabelHidden
        autoFocus
        value={fact.shown(subject)}
        inputMode={fact.isNumber ? 'numeric' : undefined}
        refuses={fact.refuses}
        check={fact.check}
        onCommit={(typed) => store(fact.edit(typed))}
        onLeave={() => setEdited(null)}
      />
    );
  };
  return (
    <>
      {isOwn && <SubjectFields subject={subject} onEdit={store} />}
      <Box className="pv">
        <KeyFeatures
          config={config}
          subject={subject}
          drawValue={drawValue}
          drawActs={(flag) => (
            <TileMenu
              label={facts[flag].label}
              onEdit={isOwn && subjectFacts[flag] ? () => setEdited(flag) : undefined}
              onHide={() => onChange({ ...config, [flag]: false })}
            />
          )}
        >
          {hidden.length > 0 && <AddFeature flags={hidden} onAdd={(flag) => onChange({ ...config, [flag]: true })} />}
        </KeyFeatures>
      </Box>
    </>
  );
}

interface TileMenuProps {
  label: string;
  onEdit: (() => void) | undefined;
  onHide: () => void;
}

function TileMenu({ label, onEdit, onHide }: TileMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <IconAction
        label={`${label}, more`}
        size="small"
        aria-haspopup="menu"
        onClick={(event) => {
          setEditing(false);
          setAnchor(event.currentTarget);
        }}
        sx={{ position: 'absolute', top: 6, right: 0, color: '#5a554c' }}
      >
        <MoreIcon fontSize="small" />
      </IconAction>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // The menu gives the focus back when it closes; the field takes it after that.
        slotProps={{ transition: { onExited: () => isEditing && onEdit?.() } }}
      >
        {onEdit && (
          <MenuItem
            onClick={() => {
              setEditing(true);
              setAnchor(null);
            }}
          >
            Edit
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onHide();
          }}
        >
          Hide
        </MenuItem>
      </Menu>
    </>
  );
}

function AddFeature({ flags, onAdd }: { flags: readonly ComparisonFlag[]; onAdd: (flag: ComparisonFlag) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" size="small" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <AddIcon fontSize="small" /> Add Feature
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {flags.map((flag) => (
          <MenuItem
            key={flag}
            onClick={() => {
              setAnchor(null);
              onAdd(flag);
            }}
          >
            {facts[flag].label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
