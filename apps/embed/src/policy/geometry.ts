export type Viewport = { readonly width: number; readonly height: number };

export type PopupGeometry = {
  /** Position and size of the popup frame, in CSS pixels of the viewport. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether the bar with title and buttons fits above the frame. If not, they are on top of the frame. */
  readonly roomAbove: boolean;
  /** Whether the page behind must not scroll. */
  readonly locksScroll: boolean;
};

const largest = 800;
const desktopHeight = 480;
const heightThatLocks = 550;
/** Height of the bar with title and buttons, including the gap to the frame. */
export const barHeight = 48;

/** Position and size of the popup frame in a viewport. */
export function popupGeometry(viewport: Viewport): PopupGeometry {
  const margin = marginOf(viewport.width);
  const width = Math.min(largest, viewport.width - 2 * margin);
  const height = Math.min(largest, heightOf(viewport, margin));
  const top = Math.max(0, Math.round((viewport.height - height) / 2));
  return {
    left: Math.round((viewport.width - width) / 2),
    top,
    width,
    height,
    roomAbove: top >= barHeight,
    locksScroll: viewport.height >= heightThatLocks,
  };
}

function marginOf(width: number): number {
  if (width > 768) return 80;
  return width > 480 ? 50 : 25;
}

function heightOf(viewport: Viewport, margin: number): number {
  // A phone in landscape is wide but not a desktop: 480 pixels would not fit its screen.
  const desktop = viewport.width > 768 && viewport.height >= desktopHeight;
  if (desktop) return Math.max(desktopHeight, viewport.height - 2 * margin);
  // At high zoom little height is left: some lines that cover the margin are better than none.
  return Math.max(viewport.height - 100, Math.min(viewport.height, 120));
}
