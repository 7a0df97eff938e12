import type { Contour } from './shapes.ts';

/** A picture without transparency. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** The color of each pixel: `0xrrggbb`. */
  readonly pixels: Uint32Array;
};

export function canvasOf(width: number, height: number, background: string): Canvas {
  return { width, height, pixels: new Uint32Array(width * height).fill(numberOf(background)) };
}

function numberOf(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}

/** Few shades at the edges of shapes keep the picture within a palette. */
const shades = 15;

/** Fills contours with a color `#rrggbb`. The edges are smooth. Contours in the same direction add up to one area. */
export function fill({ width, height, pixels }: Canvas, contours: readonly Contour[], color: string): void {
  const stride = width + 2;
  const cover = new Float32Array(stride * height);
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const next = (at + 2) % contour.length;
      edge(cover, stride, height, [contour[at] ?? 0, contour[at + 1] ?? 0, contour[next] ?? 0, contour[next + 1] ?? 0]);
    }
  }
  const ink = numberOf(color);
  const xs = rangeOf(contours, 0, width);
  const ys = rangeOf(contours, 1, height);
  for (let y = ys.from; y < ys.to; y += 1) {
    let area = 0;
    for (let x = xs.from; x < xs.to; x += 1) {
      area += cover[y * stride + x] ?? 0;
      const share = Math.round(Math.min(1, Math.abs(area)) * shades) / shades;
      const place = y * width + x;
      if (share > 0) pixels[place] = mixed(pixels[place] ?? 0, ink, share);
    }
  }
}

/** The pixels between which contours lie, across or down. */
function rangeOf(
  contours: readonly Contour[],
  axis: 0 | 1,
  size: number,
): { readonly from: number; readonly to: number } {
  let [least, most] = [Infinity, -Infinity];
  for (const contour of contours) {
    for (let at = axis; at < contour.length; at += 2) {
      least = Math.min(least, contour[at] ?? 0);
      most = Math.max(most, contour[at] ?? 0);
    }
  }
  return { from: Math.max(0, Math.floor(least)), to: Math.min(size, Math.ceil(most) + 1) };
}

function mixed(under: number, over: number, share: number): number {
  let color = 0;
  for (const shift of [16, 8, 0]) {
    const [below, above] = [(under >> shift) & 255, (over >> shift) & 255];
    color |= Math.round(below + (above - below) * share) << shift;
  }
  return color;
}

/**
 * Adds what an edge covers of each pixel: the sum from the left is then the area covered, with its direction.
 * @see https://github.com/raphlinus/font-rs, whose way of exact coverage this is
 */
function edge(
  cover: Float32Array,
  stride: number,
  height: number,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): void {
  if (fromY === toY) return;
  const direction = fromY < toY ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = direction > 0 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (bottomX - topX) / (bottomY - topY);
  let x = topY < 0 ? topX - topY * slope : topX;
  for (let y = Math.max(0, Math.floor(topY)); y < Math.min(height, Math.ceil(bottomY)); y += 1) {
    const part = Math.min(y + 1, bottomY) - Math.max(y, topY);
    const next = x + slope * part;
    row(
      cover,
      y * stride,
      stride,
      part * direction,
      clipped(Math.min(x, next), stride),
      clipped(Math.max(x, next), stride),
    );
    x = next;
  }
}

const clipped = (x: number, stride: number): number => Math.min(Math.max(x, 0), stride - 2);

function row(cover: Float32Array, start: number, stride: number, amount: number, left: number, right: number): void {
  const [first, end] = [Math.floor(left), Math.ceil(right)];
  const add = (x: number, value: number) => {
    if (x < stride) cover[start + x] = (cover[start + x] ?? 0) + value;
  };
  if (end <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(first, amount * (1 - middle));
    add(first + 1, amount * middle);
    return;
  }
  // The edge crosses several pixels of the row: each gets the area to its right up to here.
  const width = right - left;
  let before = 0;
  for (let x = first; x < end; x += 1) {
    const [a, b] = [Math.max(left, x), Math.min(right, x + 1)];
    const crossed = (b - a) / width;
    const share = before + crossed * (x + 1 - (a + b) / 2);
    const previous = x === first ? 0 : shareBefore(left, width, x);
    add(x, amount * (share - previous));
    before += crossed;
  }
  add(end, amount * (1 - shareBefore(left, width, end)));
}

/** What pixel `x - 1` was given in all: the area right of the edge. */
function shareBefore(left: number, width: number, x: number): number {
  const before = Math.max(0, (x - 1 - left) / width);
  const [a, b] = [Math.max(left, x - 1), Math.min(left + width, x)];
  return before + ((b - a) / width) * (x - (a + b) / 2);
}
