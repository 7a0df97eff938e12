import type { Key } from './engine.ts';

/** Code points of keys in WebDriver. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<Key | 'Shift', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
};

/** A click as a sequence of actions, in the format that WebDriver and WebDriver BiDi share. */
export function clickActions(x: number, y: number): readonly object[] {
  const mouse = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: mouse }];
}

export function keyActions(key: Key, shift = false): readonly object[] {
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const pressed = [down(codes[key]), up(codes[key])];
  const actions = shift ? [down(codes.Shift), ...pressed, up(codes.Shift)] : pressed;
  return [{ type: 'key', id: 'keyboard', actions }];
}
