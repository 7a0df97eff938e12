import type { Control, Geometry } from './geometry.ts';

/** Labels of the maximum length, in mixed case as people write them. */
export const longLabels = {
  accept: 'Yes, I agree to all of these.',
  reject: 'No, I refuse all but the rest.',
  customise: 'Let me choose them one by one.',
} as const;

/** Viewports of a small phone, a large phone, a tablet and a desktop. */
export const screens = [
  { width: 360, height: 740 },
  { width: 447, height: 800 },
  { width: 700, height: 900 },
  { width: 1280, height: 800 },
] as const;

/** Problems of a first layer, in words. A correct layer has none. */
export function faultsOfFirst(geometry: Geometry): readonly string[] {
  const { viewport, dialog, text, buttons } = geometry;
  const share = dialog.height / viewport.height;
  const [accept, reject] = buttons;
  const sameSize =
    !!accept && !!reject && Math.abs(accept.width - reject.width) <= 1 && Math.abs(accept.height - reject.height) <= 1;
  return [
    ...faultsOfDialog(geometry),
    ...(share > 0.7 ? [`fills ${Math.round(share * 100)} % of the height`] : []),
    ...(buttons.length === 3 ? [] : [`has ${buttons.length} buttons`]),
    ...(sameSize ? [] : ['accept and reject differ in size']),
    ...buttons.flatMap(faultsOfButton),
    ...overlaps(buttons),
    // A line of fewer than about thirty characters is hard to read.
    ...(text.width < 240 ? [`leaves its text a column of ${Math.round(text.width)} px`] : []),
    ...(geometry.hidden > 1 ? [`hides ${Math.round(geometry.hidden)} px of its content`] : []),
  ];
}

/** Problems of a second layer, or of "your choices". */
export function faultsOfSecond(geometry: Geometry): readonly string[] {
  const { viewport, dialog, text, buttons, switches } = geometry;
  const room = viewport.height - 32;
  return [
    ...faultsOfDialog(geometry),
    ...buttons.flatMap(faultsOfButton),
    ...overlaps(buttons),
    ...(buttons.length === 3 ? [] : [`has ${buttons.length} buttons`]),
    ...(switches.length > 0 ? [] : ['has no switch']),
    // Its content is longer than any of the screens, so free height is wasted.
    ...(dialog.height < room - 1 ? [`is ${Math.round(dialog.height)} px tall where ${room} are free`] : []),
    ...(text.height < 0.55 * dialog.height ? [`scrolls in ${Math.round(text.height)} px`] : []),
  ];
}

function faultsOfDialog({ viewport, dialog, empty }: Geometry): readonly string[] {
  const inside =
    dialog.left >= 0 && dialog.top >= 0 && dialog.right <= viewport.width && dialog.bottom <= viewport.height;
  return [
    ...(inside ? [] : ['stands outside of the viewport']),
    ...(empty > 2 ? [`is ${Math.round(empty)} px taller than its content`] : []),
  ];
}

/** WCAG 2.2, 2.5.5 requires 44 px; 64 px are two lines of text. */
function faultsOfButton({ label, width, height, reachable }: Control): readonly string[] {
  return [
    ...(height < 44 || height > 64 || width < 44
      ? [`"${label}" is ${Math.round(width)} × ${Math.round(height)} px`]
      : []),
    ...(reachable ? [] : [`"${label}" cannot be reached`]),
  ];
}

function overlaps(buttons: readonly Control[]): readonly string[] {
  return buttons.flatMap((one, at) =>
    buttons
      .slice(at + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `"${one.label}" and "${other.label}" overlap`),
  );
}
