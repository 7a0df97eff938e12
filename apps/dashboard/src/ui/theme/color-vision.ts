/** How somebody sees colors. `protanopia`: without red. `deuteranopia`: without green. */
type Vision = 'usual' | 'protanopia' | 'deuteranopia';

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** @see Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009 */
const simulations: Readonly<Record<Vision, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** How far two colors `#rrggbb` are apart for somebody, in Oklab: 0.02 is just visible. */
export function difference(one: string, other: string, vision: Vision): number {
  const [a, b] = [one, other].map((color) =>
    oklab(times(simulations[vision], linear(color)).map(inRange) as unknown as Three),
  );
  return Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)));
}

/** From 1 to 21. @see WCAG 2.2, contrast ratio */
export function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map(luminance);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(color: string): Three {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: Matrix, [x, y, z]: Three): Three {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
}

const inRange = (value: number): number => Math.min(1, Math.max(0, value));

/** @see https://bottosson.github.io/posts/oklab/ */
function oklab(color: Three): Three {
  const cones: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const [long, medium, short] = times(cones, color);
  const axes: Matrix = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return times(axes, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
}
