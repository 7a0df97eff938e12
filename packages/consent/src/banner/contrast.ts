/** Contrast ratio of two colors, from 1 to 21. Colors are `#rrggbb`; anything else gives 1. @see WCAG 2.2, contrast ratio */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return 1;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of a color, from 0 (black) to 1 (white). @see WCAG 2.2, relative luminance */
function luminance(colour: string): number | undefined {
  if (!/^#[\da-f]{6}$/i.test(colour)) return undefined;
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
