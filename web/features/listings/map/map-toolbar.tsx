import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import CloseIcon from '@mui/icons-material/Close';
import FreehandIcon from '@mui/icons-material/Gesture';
import HandIcon from '@mui/icons-material/PanToolOutlined';
import PolygonIcon from '@mui/icons-material/PolylineOutlined';
import RecenterIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import { IconAction } from '#web/ui/icon-action.tsx';
import type { DrawTool } from '#web/ui/map/draw.ts';

interface MapToolbarProps {
  tool: DrawTool | null;
  /** Whether the map is there to be drawn on. */
  canDraw: boolean;
  hasShape: boolean;
  onChoose: (tool: DrawTool | null) => void;
  onClear: () => void;
  onRecenter?: (() => void) | undefined;
  onClose: () => void;
}

/** Tools of the boundary map, over its upper edge. */
export function MapToolbar({ tool, canDraw, hasShape, onChoose, onClear, onRecenter, onClose }: MapToolbarProps) {
  return (
    <Box sx={{ position: 'absolute', top: 12, left: 12, right: 12, zIndex: 2, display: 'flex', gap: 1, pointerEvents: 'none' }}>
      <Box role="toolbar" aria-label="Draw an area" sx={group}>
        <IconAction label="Move the map" aria-pressed={tool === null} onClick={() => onChoose(null)}>
          <HandIcon fontSize="small" />
        </IconAction>
        <IconAction label="Draw a circle" aria-pressed={tool === 'circle'} disabled={!canDraw} onClick={() => onChoose('circle')}>
          <CircleIcon fontSize="small" />
        </IconAction>
        <IconAction
          label="Draw freehand"
          aria-pressed={tool === 'freehand'}
          disabled={!canDraw}
          onClick={() => onChoose('freehand')}
        >
          <FreehandIcon fontSize="small" />
        </IconAction>
        <IconAction label="Draw a polygon" disabled>
          <PolygonIcon fontSize="small" />
        </IconAction>
        <IconAction label="Clear shapes" disabled={!hasShape} onClick={onClear}>
          <ClearIcon fontSize="small" />
        </IconAction>
        {onRecenter && (
          <IconAction label="Recenter on the subject" onClick={onRecenter}>
            <RecenterIcon fontSize="small" />
          </IconAction>
        )}
      </Box>
      <Box sx={{ ...group, ml: 'auto' }}>
        <IconAction label="Close map" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconAction>
      </Box>
    </Box>
  );
}

const group = {
  display: 'flex',
  alignItems: 'center',
  p: 0.5,
  pointerEvents: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  '& [aria-pressed=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
