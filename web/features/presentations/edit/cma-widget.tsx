import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import SyncedIcon from '@mui/icons-material/CloudDoneOutlined';
import Box from '@mui/material/Box';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { isNoPresentation, NoPresentation } from '../shared/no-presentation.tsx';
import { PresentationView } from '../view/presentation-view.tsx';
import { AddHomes } from './add-homes.tsx';
import { AddSection } from './add-section.tsx';
import { AssistantEdit } from './assistant-edit.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SectionEditor } from './section-editor.tsx';
import { similarSearch } from './similar-search.ts';
import { SubjectChoice } from './subject-choice.tsx';
import { useComparables } from './use-comparables.ts';
import { useEditor } from './use-editor.ts';

const MILES_AROUND = 1;
const atTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** What a search for comparables is handed: where it begins, and the port that takes homes in and out. */
export interface AddingComparables {
  subject: PresentationProperty;
  /** Homes like the subject. */
  search: ListingSearch;
  isChosen: (listing: ListingReference) => boolean;
  onToggle: (listing: ListingReference) => void;
  onClose: () => void;
}

interface CmaWidgetProps {
  presentationId: string;
  /** Before the title. */
  leading?: ReactNode;
  /** The search that comparables are chosen from, which another feature draws. */
  drawAdding: (adding: AddingComparables) => ReactNode;
}

/** A presentation in the drawer: its sections as a client will see them, each with what can be changed of it. */
export function CmaWidget({ presentationId, leading, drawAdding }: CmaWidgetProps) {
  const editor = useEditor(presentationId);
  const comparables = useComparables(presentationId, editor);
  const [isAdding, setAdding] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const { presentation, change } = editor;

  if (!presentation) {
    return (
      <Panel title="CMA Presentation" leading={leading}>
        {isNoPresentation(editor.error) ? (
          <NoPresentation />
        ) : editor.error ? (
          <ErrorState title="Ops... something went wrong" onRetry={() => void editor.retry()}>
            Error loading CMA presentation data. If the problem persists, please contact support.
          </ErrorState>
        ) : (
          <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
            {[240, 140, 320, 160].map((height) => (
              <SkeletonBlock key={height} sx={{ height, borderRadius: 1.5 }} />
            ))}
          </Box>
        )}
      </Panel>
    );
  }
  const isCma = presentation.presentationType === 'cma';
  const title = isCma ? 'CMA Presentation' : 'Presentation';
  if (!presentation.canCustomize)
    return (
      <Panel title={title} leading={leading} subtitle={presentation.presentationName}>
        <Box role="note" sx={{ px: 2, py: 1.5, typography: 'body2', color: 'text.secondary' }}>
          This presentation belongs to {presentation.sourceData.agent.name}. You can read it; only its agent can change it.
        </Box>
        <PresentationView presentation={presentation} />
      </Panel>
    );
  const subject = presentation.sourceData.featuredProperty;
  if (isAdding && subject)
    return (
      <Suspense fallback={<SkeletonBlock sx={{ height: 320, m: 2 }} />}>
        {drawAdding({
          subject,
          search: similarSearch(subject, { status: 'sold', miles: MILES_AROUND }),
          isChosen: (listing) => comparables.chosen.has(`${listing.mlsSource}:${listing.mlsId}`),
          onToggle: (listing) => comparables.toggle(`${listing.mlsSource}:${listing.mlsId}`),
          onClose: () => setAdding(false),
        })}
      </Suspense>
    );
  if (isAdding && !isCma)
    return <AddHomes chosen={comparables.chosen} onToggle={comparables.toggle} onClose={() => setAdding(false)} />;

  const insertAt = (at: number, section: SectionConfig) =>
    change((sections) => sections.toSpliced(Math.min(Math.max(0, at), sections.length), 0, section));
  const ids = presentation.sections.map(({ config }) => config.id);
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    change((sections) => {
      const order = sections.map(({ id }) => id);
      return arrayMove([...sections], order.indexOf(String(active.id)), order.indexOf(String(over.id)));
    });
  };

  return (
    <Panel
      title={title}
      leading={leading}
      subtitle={presentation.presentationName}
      actions={
        <>
          <IconAction label="Undo" size="small" disabled={editor.steps.past.length === 0} onClick={editor.undo}>
            <UndoIcon fontSize="small" />
          </IconAction>
          <IconAction label="Redo" size="small" disabled={editor.steps.future.length === 0} onClick={editor.redo}>
            <RedoIcon fontSize="small" />
          </IconAction>
          {editor.isSaving || comparables.isSending ? (
            <Box role="status" aria-label="Saving" sx={{ display: 'flex', p: 0.5 }}>
              <Spinner sizePx={16} />
            </Box>
          ) : (
            <Tooltip text={`Last updated on ${atTime.format(new Date(presentation.updatedAt))}`}>
              <Box
                component="span"
                tabIndex={0}
                role="img"
                aria-label="All changes are stored"
                sx={{ display: 'flex', color: 'text.secondary' }}
              >
                <SyncedIcon fontSize="small" />
              </Box>
            </Tooltip>
          )}
        </>
      }
      footer={<PublishBar presentation={presentation} isSaving={editor.isSaving || comparables.isSending} />}
    >
      <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1 }}>
        {editor.lastEdit && <AssistantEdit presentationId={presentationId} edit={editor.lastEdit} refetch={editor.refetch} />}
        {isCma && !presentation.sourceData.featuredProperty && (
          <SubjectChoice presentationId={presentationId} refetch={editor.refetch} />
        )}
        <DndContext
          sensors={sensors}
          accessibility={{ screenReaderInstructions: { draggable: 'The arrow keys move this section up and down.' } }}
          collisionDetection={closestCenter}
          onDragEnd={move}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            {presentation.sections.map((section, at) => (
              <Fragment key={section.config.id}>
                <SectionEditor
                  section={section}
                  presentation={presentation}
                  presentationId={presentationId}
                  onChange={(config) => change((sections) => sections.map((one) => (one.id === config.id ? config : one)))}
                  onMove={(places) =>
                    change((sections) => arrayMove([...sections], at, Math.min(Math.max(0, at + places), sections.length - 1)))
                  }
                  onDelete={() => change((sections) => sections.filter(({ id }) => id !== section.config.id))}
                  onAddComparable={() => setAdding(true)}
                  onRemoveComparable={comparables.remove}
                  onAddListing={comparables.add}
                  refetch={editor.refetch}
                />
                <AddSection
                  state={presentation.sourceData.featuredProperty?.state ?? null}
                  onAdd={(config) => insertAt(at + 1, config)}
                />
              </Fragment>
            ))}
          </SortableContext>
        </DndContext>
        {presentation.sections.length === 0 && (
          <AddSection state={presentation.sourceData.featuredProperty?.state ?? null} onAdd={(config) => insertAt(0, config)} />
        )}
      </Box>
    </Panel>
  );
}
