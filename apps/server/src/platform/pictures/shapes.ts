/** A closed line of points: x and y by turns, in pixels. */
export type Contour = readonly number[];

/** Steps of a whole circle: at the sizes of pictures no corner can be seen. */
const steps = 64;

export function circle(x: number, y: number, radius: number): Contour {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Contour {
  const corners = [
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 1],
    [x + radius, y + radius, 2],
    [x + width - radius, y + radius, 3],
  ] as const;
  return corners.flatMap(([cx, cy, quarter]) => arc(cx, cy, radius, quarter * 90, quarter * 90 + 90));
}

/** Points on a circle between two angles in degrees, clockwise from the right. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Contour {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) / 360) * steps));
  return Array.from({ length: count + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

/** A line with round ends and corners through points. */
export function stroke(points: Contour, width: number): readonly Contour[] {
  const contours: Contour[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0, nextX, nextY] = points.slice(at, at + 4);
    contours.push(circle(x, y, width / 2));
    if (nextX === undefined || nextY === undefined) continue;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [across, down] = [((nextY - y) / length) * (width / 2), ((x - nextX) / length) * (width / 2)];
    // In the direction of the circles: areas that overlap then count once.
    contours.push(
      [x + across, y + down, x - across, y - down, nextX - across, nextY - down, nextX + across, nextY + down].flat(),
    );
  }
  return contours.map(clockwise);
}

function clockwise(contour: Contour): Contour {
  let area = 0;
  for (let at = 0; at < contour.length; at += 2) {
    const [x = 0, y = 0] = [contour[at], contour[at + 1]];
    const next = (at + 2) % contour.length;
    area += x * (contour[next + 1] ?? 0) - (contour[next] ?? 0) * y;
  }
  if (area >= 0) return contour;
  const points = Array.from({ length: contour.length / 2 }, (_, at) => contour.slice(2 * at, 2 * at + 2));
  return points.toReversed().flat();
}
