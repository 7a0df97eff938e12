import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alerts, alertTypes, hideComplaint, holdAlert, releaseAlert, showAlert } from './alerts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => alerts.get()?.message;

test.each(alertTypes)('an alert of the type %s leaves by itself within 20 seconds', (type) => {
  showAlert({ type, message: 'Something' });
  expect(said()).toBe('Something');
  vi.advanceTimersByTime(20_000);
  expect(said()).toBeUndefined();
});

test('while somebody reads it, it stays', () => {
  showAlert({ type: 'success', message: 'Saved' });
  holdAlert();
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe('Saved');
  releaseAlert();
  vi.advanceTimersByTime(3000);
  expect(said()).toBeUndefined();
});

test('a complaint goes with what it was about, a success stays', () => {
  showAlert({ type: 'warning', message: 'Address not provided.' });
  hideComplaint();
  expect(said()).toBeUndefined();
  showAlert({ type: 'success', message: 'Saved' });
  hideComplaint();
  expect(said()).toBe('Saved');
});

test('an empty message hides the one before', () => {
  showAlert({ type: 'error', message: 'No' });
  showAlert({ message: ' ' });
  expect(said()).toBeUndefined();
});
