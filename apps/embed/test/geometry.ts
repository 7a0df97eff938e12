export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

/** A control that visitors press. */
export type Control = Box & {
  readonly label: string;
  /** Whether all of it is in the viewport and a pointer can reach it at its center and near its corners. */
  readonly reachable: boolean;
};

/** Layout of a layer on the screen, in CSS pixels of the viewport. */
export type Geometry = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly dialog: Box;
  /** The text of the first layer; the scrolling part of the second. */
  readonly text: Box;
  readonly buttons: readonly Control[];
  readonly switches: readonly Control[];
  /** The greatest unused height below the content of the dialog, the text or the row of buttons. */
  readonly empty: number;
  /** Height of the dialog's content that is only visible by scrolling. */
  readonly hidden: number;
};

/** Measures the topmost layer. Runs in the page, so it must not refer to outer variables. */
export function measure(): Geometry | undefined {
  const root = document.querySelector('candor-banner')?.shadowRoot;
  const dialog = root?.querySelector('dialog.layer') ?? root?.querySelector('dialog');
  if (!root || !dialog) return undefined;
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const control = (element: Element, label: string): Control => {
    const box = boxOf(element);
    // Corners are round, so points near them are tested.
    const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
    const reachable =
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight &&
      points.every(([x, y]) =>
        element.contains(root.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
      );
    return { ...box, label, reachable };
  };
  const emptyBelow = (element: Element | null): number => {
    if (!element) return 0;
    const pixels = (of: Element, ...names: readonly ('paddingBottom' | 'borderBottomWidth' | 'marginBottom')[]) =>
      names.reduce((sum, name) => sum + Number.parseFloat(getComputedStyle(of)[name]), 0);
    const ends = [...element.children]
      .filter((child) => getComputedStyle(child).position !== 'absolute')
      .map((child) => boxOf(child).bottom + pixels(child, 'marginBottom'));
    return boxOf(element).bottom - pixels(element, 'paddingBottom', 'borderBottomWidth') - Math.max(...ends);
  };
  const text = dialog.querySelector('.body') ?? dialog.querySelector('#d') ?? dialog;
  return {
    viewport: { width: innerWidth, height: innerHeight },
    dialog: boxOf(dialog),
    text: boxOf(text),
    buttons: [...dialog.querySelectorAll('.go button')].map((one) => control(one, one.textContent)),
    switches: [...dialog.querySelectorAll('[role=switch]')].map((one) => control(one, one.id)),
    empty: Math.max(0, ...[dialog, text, dialog.querySelector('.go')].map(emptyBelow)),
    hidden: dialog.scrollHeight - dialog.clientHeight,
  };
}
