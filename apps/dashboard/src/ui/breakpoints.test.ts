import { expect, test } from 'vitest';
import { breakpointOf } from './breakpoints.ts';

test.each([
  [320, 'xs'],
  [576, 'xs'],
  [577, 'sm'],
  [768, 'sm'],
  [769, 'md'],
  [992, 'md'],
  [993, 'lg'],
  [1200, 'lg'],
  [1201, 'xl'],
  [3840, 'xl'],
] as const)('a viewport %i pixels wide is %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint);
});
