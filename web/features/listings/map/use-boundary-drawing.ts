import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { startDrawing, type Drawing, type DrawnShape, type DrawTool } from '#web/ui/map/draw.ts';
import type { MapInstance } from '#web/ui/map/map-library.ts';
import { useMapAccent } from '#web/ui/map/map-theme.ts';

const CLICK_MS = 300;

/**
 * Drawing on the boundary map: the tool in hand and the draft, which becomes the active shape when it is applied. Taking another tool while
 * a shape stands, drawn or searched, asks first.
 *
 * @param activeTool what the shape that is searched was drawn with
 */
export function useBoundaryDrawing(map: MapInstance | null, activeTool: DrawTool | null, onClearActive: () => void) {
  const [tool, setTool] = useState<DrawTool | null>(null);
  const [draft, setDraft] = useState<DrawnShape | null>(null);
  const [wantedTool, setWantedTool] = useState<DrawTool | null>(null);
  const drawing = useRef<Drawing | null>(null);
  const isDrawing = useRef(false);

  const color = useMapAccent();
  // Another theme makes another map, on which drawing starts anew; on the one that goes it must not.
  const start = useEffectEvent((on: MapInstance, onDrawn: (shape: DrawnShape) => void) => startDrawing(on, color, onDrawn));
  useEffect(() => {
    if (!map) return;
    const started = start(map, (shape) => {
      setDraft(shape);
      // With the shape drawn, the hand moves the map again.
      setTool(null);
      started.choose(null);
      // The click that ends the shape still comes, and may end on a pin.
      setTimeout(() => (isDrawing.current = false), CLICK_MS);
    });
    drawing.current = started;
    return () => {
      drawing.current = null;
      started.stop();
    };
  }, [map]);

  const take = (chosen: DrawTool | null) => {
    setTool(chosen);
    isDrawing.current = chosen !== null;
    drawing.current?.choose(chosen);
  };
  const discard = () => {
    drawing.current?.clear();
    setDraft(null);
  };
  const standing = draft?.type ?? activeTool;
  return {
    tool,
    draft,
    /** Whether a press belongs to the shape that is drawn. */
    isDrawing: useCallback(() => isDrawing.current, []),
    wantedTool,
    /** The shape that taking the wanted tool would clear. */
    standing,
    choose: (chosen: DrawTool | null) => {
      if (chosen !== null && standing !== null && standing !== chosen) setWantedTool(chosen);
      else take(chosen);
    },
    cancelSwitch: () => setWantedTool(null),
    continueSwitch: () => {
      discard();
      if (activeTool !== null && activeTool !== wantedTool) onClearActive();
      take(wantedTool);
      setWantedTool(null);
    },
    discard,
  };
}
