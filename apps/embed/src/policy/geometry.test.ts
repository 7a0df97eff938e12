import { expect, test } from 'vitest';
import { popupGeometry } from './geometry.ts';

test.each([
  // viewport width and height; the frame's width, height, left and top
  [1280, 800, 800, 640, 240, 80],
  [1920, 1200, 800, 800, 560, 200],
  [900, 1000, 740, 800, 80, 100],
  [769, 700, 609, 540, 80, 80],
  [768, 700, 668, 600, 50, 50],
  [700, 900, 600, 800, 50, 50],
  [481, 800, 381, 700, 50, 50],
  [480, 800, 430, 700, 25, 50],
  [390, 844, 340, 744, 25, 50],
  [1280, 600, 800, 480, 240, 60],
  [1280, 500, 800, 480, 240, 10],
  // A phone in landscape, and a desktop at 400%.
  [844, 390, 684, 290, 80, 50],
  [320, 256, 270, 156, 25, 50],
  [320, 100, 270, 100, 25, 0],
])('in %i × %i the frame is %i × %i at %i, %i', (viewWidth, viewHeight, width, height, left, top) => {
  expect(popupGeometry({ width: viewWidth, height: viewHeight })).toMatchObject({ width, height, left, top });
});

test('no frame leaves its viewport or is larger than 800 pixels', () => {
  for (let width = 200; width <= 2600; width += 37) {
    for (let height = 120; height <= 1600; height += 41) {
      const frame = popupGeometry({ width, height });
      const at = `${width} × ${height}`;
      expect(Math.max(frame.width, frame.height), at).toBeLessThanOrEqual(800);
      expect(Math.min(frame.left, frame.top, frame.width, frame.height), at).toBeGreaterThanOrEqual(0);
      expect(frame.left + frame.width, at).toBeLessThanOrEqual(width);
      expect(frame.top + frame.height, at).toBeLessThanOrEqual(height);
      if (width > 768 && height >= 480) expect(frame.height, at).toBeGreaterThanOrEqual(480);
    }
  }
});

test('the page behind is held where there is room for a popup', () => {
  expect(popupGeometry({ width: 1280, height: 549 }).locksScroll).toBe(false);
  expect(popupGeometry({ width: 1280, height: 550 }).locksScroll).toBe(true);
});

test('title and buttons lie above the frame where they fit', () => {
  expect(popupGeometry({ width: 390, height: 844 }).roomAbove).toBe(true);
  expect(popupGeometry({ width: 1280, height: 576 }).roomAbove).toBe(true);
  expect(popupGeometry({ width: 1280, height: 560 }).roomAbove).toBe(false);
});
