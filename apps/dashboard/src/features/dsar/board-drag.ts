import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { DsarRequestSummary } from './data.ts';

type State = DsarRequestSummary['state'];
type Point = { readonly x: number; readonly y: number };

export type Drag = {
  /** The card that is dragged. */
  readonly held: DsarRequestSummary | undefined;
  /** How far it was dragged, in pixels. */
  readonly by: Point;
  /** The column that it is over. */
  readonly over: State | undefined;
  readonly begin: (event: ReactPointerEvent, request: DsarRequestSummary) => void;
  /** Whether the pointer that was released last had dragged a card: its click is none. */
  readonly wasDragged: () => boolean;
};

type Options = {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly onDrop: (request: DsarRequestSummary, to: State) => void;
};

/** Pixels after which a press is a drag, from the edge at which the board scrolls, and by which it does. */
const threshold = 6;
const edge = 48;
const scrollBy = 16;
const nowhere = { x: 0, y: 0 };

/** Drags cards between columns by a mouse, a pen or a finger. Escape puts the card back. */
export function useDrag({ viewport, onDrop }: Options): Drag {
  const [held, setHeld] = useState<DsarRequestSummary>();
  const [by, setBy] = useState<Point>(nowhere);
  const [over, setOver] = useState<State>();
  const dragged = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (event: ReactPointerEvent, request: DsarRequestSummary): void => {
    dragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    const { pointerId } = event;
    const from = pointOf(event.nativeEvent, viewport.current);
    let isDragging = false;
    let last: State | undefined;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const now = pointOf(moved, viewport.current);
      const far = { x: now.x - from.x, y: now.y - from.y };
      if (!isDragging && Math.hypot(far.x, far.y) < threshold) return;
      isDragging = true;
      dragged.current = true;
      moved.preventDefault();
      scrollAtEdge(viewport.current, moved.clientX);
      last = stateAt(moved);
      setHeld(request);
      setBy(far);
      setOver(last);
    };
    const end = (released: PointerEvent): void => {
      if (released.pointerId !== pointerId) return;
      stop.current?.();
      const to = released.type === 'pointerup' ? last : undefined;
      if (isDragging && to !== undefined && to !== request.state) onDrop(request, to);
    };
    const cancel = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') stop.current?.();
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', cancel);
      setHeld(undefined);
      setBy(nowhere);
      setOver(undefined);
      stop.current = undefined;
      // A click follows the release at once; keys that are pressed later are none of it.
      setTimeout(() => (dragged.current = false), 0);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', cancel);
  };
  return { held, by, over, begin, wasDragged: () => dragged.current };
}

/** Where a pointer is on the board, however far that is scrolled. */
function pointOf({ clientX, clientY }: PointerEvent, viewport: HTMLDivElement | null): Point {
  return { x: clientX + (viewport?.scrollLeft ?? 0), y: clientY };
}

function scrollAtEdge(viewport: HTMLDivElement | null, x: number): void {
  if (!viewport) return;
  const { left, right } = viewport.getBoundingClientRect();
  if (x > right - edge) viewport.scrollLeft += scrollBy;
  else if (x < left + edge) viewport.scrollLeft -= scrollBy;
}

/** The column under a pointer. The card that is dragged lets pointers through. */
function stateAt({ clientX, clientY }: PointerEvent): State | undefined {
  const column = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-state]');
  // Written by the board alone.
  return column?.dataset['state'] as State | undefined;
}
