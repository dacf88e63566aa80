import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useSortable } from '@dnd-kit/sortable';
import { useEffect, useState } from 'react';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { Presentation } from '#contract/presentations.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { insightsOf } from '../view/insight-words.ts';
import { SectionView } from '../view/presentation-view.tsx';
import '../view/presentation.css';
import { AdjustmentRates } from './adjustment-rates.tsx';
import { ComparablesBar } from './comparables-bar.tsx';
import { HeaderFields } from './header-fields.tsx';
import { KeyFeaturesEditor } from './key-features-editor.tsx';
import { hasSettings, SectionSettings } from './section-settings.tsx';

const importTextEditor = () => import('./text-editor.tsx');
const TextEditor = lazyPart(importTextEditor);

interface SectionEditorProps {
  section: Presentation['sections'][number];
  presentation: Presentation;
  presentationId: string;
  onChange: (config: SectionConfig) => void;
  onDelete: () => void;
  /** By so many places down; up where it is below 0. */
  onMove: (places: number) => void;
  onAddComparable: () => void;
  onRemoveComparable: (propertyId: string) => void;
  onAddListing: (name: string) => void;
  refetch: () => Promise<unknown>;
}

/** One section: a bar with its name and what can be done to it, and below it what a client will see. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, presentation, presentationId, onChange, onDelete, onMove, refetch } = props;
  const { config, data } = section;
  const [isSetUp, setSetUp] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const sortable = useSortable({ id: config.id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const isHidden = config.visibility === 'hidden';
  const isText = config.type === 'free-html-text' || config.type === 'ai-assisted-text';
  const isHeader = config.type === 'header' || config.type === 'header-branding' || config.type === 'general-header';
  const subject = presentation.sourceData.featuredProperty;
  const style = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 1 : undefined,
  };
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-label={config.navTitle}
      style={style}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          minHeight: 44,
          borderBottom: isHidden ? 0 : 1,
          borderColor: 'divider',
        }}
      >
        <IconAction
          label={`Move ${config.navTitle}`}
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          onKeyDown={(event) => {
            const places = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (places === undefined) return;
            event.preventDefault();
            onMove(places);
          }}
        >
          <DragIcon fontSize="small" />
        </IconAction>
        <Box component="h2" sx={{ m: 0, flex: 1, minWidth: 0, typography: 'h5', opacity: isHidden ? 0.6 : 1 }}>
          {isWriting ? 'Editing Text Section' : config.navTitle}
        </Box>
        {isText && !isWriting && (
          <Button
            variant="plain"
            size="small"
            onPointerEnter={() => void importTextEditor().catch(() => undefined)}
            onClick={() => setWriting(true)}
          >
            Edit
          </Button>
        )}
        {hasSettings(config) && (
          <IconAction label={`Set up ${config.navTitle}`} size="small" aria-expanded={isSetUp} onClick={() => setSetUp(!isSetUp)}>
            <TuneIcon fontSize="small" />
          </IconAction>
        )}
        <IconAction
          label={isHidden ? `Show ${config.navTitle}` : `Hide ${config.navTitle}`}
          size="small"
          onClick={() => onChange({ ...config, visibility: isHidden ? 'visible' : 'hidden' })}
        >
          {isHidden ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
        </IconAction>
        <IconAction label={`Delete ${config.navTitle}`} size="small" onClick={() => setDeleting(true)}>
          <DeleteIcon fontSize="small" />
        </IconAction>
      </Box>
      {isSetUp && (
        <SectionSettings presentationId={presentationId} config={config} state={subject?.state ?? null} onChange={onChange}>
          {data.adjustments && <AdjustmentRates {...{ presentationId, refetch }} adjustments={data.adjustments} />}
        </SectionSettings>
      )}
      {!isHidden && isHeader && <HeaderFields presentation={presentation} presentationId={presentationId} refetch={refetch} />}
      {!isHidden && (config.type === 'side-by-side-comparision' || config.type === 'homes') && (
        <ComparablesBar
          presentation={presentation}
          onAdd={props.onAddComparable}
          onRemove={props.onRemoveComparable}
          onAddListing={props.onAddListing}
          refetch={refetch}
        />
      )}
      {!isHidden && config.type === 'insights' && <ThinInsights config={config} data={data.insights ?? null} />}
      {isWriting && isText ? (
        <TextEditor
          presentationId={presentationId}
          title={config.title}
          html={config.htmlContent}
          onSave={(text: { title: string; htmlContent: string }) => {
            setWriting(false);
            onChange({ ...config, ...text });
          }}
          onClose={() => setWriting(false)}
        />
      ) : !isHidden && config.type === 'key-features' && subject ? (
        <KeyFeaturesEditor {...{ config, subject, presentationId, onChange, refetch }} />
      ) : (
        !isHidden && (
          <Box className="pv" sx={{ '& .pv-cover': { minHeight: '22rem' } }}>
            <SectionView section={section} presentation={presentation} />
            {data.untraced && (
              <Box role="note" sx={{ px: 3, pb: 2, color: '#8a4b00', fontSize: 14 }}>
                Not in this presentation: {data.untraced.join(', ')}. Check before you publish.
              </Box>
            )}
            {isText && config.htmlContent === '' && (
              <Box sx={{ p: 2, color: '#5a554c', fontSize: 14 }}>No words yet. Write some, or ask in the chat.</Box>
            )}
          </Box>
        )
      )}
      <Dialog open={isDeleting} onClose={() => setDeleting(false)} role="alertdialog" aria-labelledby={`delete-${config.id}`}>
        <DialogContent id={`delete-${config.id}`}>Delete the section “{config.navTitle}”? You can undo this.</DialogContent>
        <DialogActions>
          <Button variant="outlined" autoFocus onClick={() => setDeleting(false)}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setDeleting(false);
              onDelete();
            }}
          >
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

type InsightsProps = {
  config: Extract<SectionConfig, { type: 'insights' }>;
  data: NonNullable<Presentation['sections'][number]['data']['insights']> | null;
};

/** Cards that a client will not see, dimmed, so that the agent knows why. */
function ThinInsights({ config, data }: InsightsProps) {
  const isWithout = data === null;
  useEffect(() => {
    // Nothing says where its figures would be from.
    if (isWithout) console.info('Cannot fetch data for this section.');
  }, [isWithout]);
  const thin = data ? insightsOf(data, config).filter(({ isEnough }) => !isEnough) : [];
  if (data && thin.length === 0) return null;
  if (!data) return <Box sx={{ p: 2, typography: 'body2', color: 'text.secondary' }}>No insights available</Box>;
  return (
    <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, opacity: 0.65 }}>
      {thin.map(({ id, title, sentence }) => (
        <Box
          key={id}
          title="This insight will not be displayed."
          sx={{ p: 1, border: 1, borderColor: 'divider', borderRadius: 1, typography: 'caption' }}
        >
          {title}: {sentence} This insight will not be displayed.
        </Box>
      ))}
    </Box>
  );
}
