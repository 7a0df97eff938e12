import { expect, test } from 'vitest';
import { isConcluded, movesFrom, reportStatuses, whyNoMove, type MoveRequest, type ReportStatus } from './index.ts';

const all = { ticks: ['followed-up', 'exhaustive-feedback'], hasFeedback: true } as const;

test('W12 of all pairs of statuses, seven are moves', () => {
  const pairs = reportStatuses.flatMap((from) => reportStatuses.map((to) => [from, to] as const));
  const possible = pairs.filter(([from, to]) => whyNoMove({ from, to, ...all }) === undefined);
  expect(possible).toEqual([
    ['received', 'not_admissible'],
    ['received', 'admissible'],
    ['not_admissible', 'information_deleted'],
    ['admissible', 'processing'],
    ['processing', 'feedback_provided'],
    ['feedback_provided', 'processed'],
    ['processed', 'information_deleted'],
  ]);
});

test('W12 both ticks are needed, and feedback needs a message to the reporter', () => {
  const follow: MoveRequest = { from: 'processing', to: 'feedback_provided', ...all };
  expect(whyNoMove(follow)).toBeUndefined();
  expect(whyNoMove({ ...follow, ticks: ['exhaustive-feedback'] })).toBe('tick-missing');
  expect(whyNoMove({ ...follow, hasFeedback: false })).toBe('feedback-missing');
  const done: MoveRequest = { from: 'feedback_provided', to: 'processed', ...all };
  expect(whyNoMove({ ...done, ticks: ['followed-up'] })).toBe('tick-missing');
});

test('every status but the last leads on, none leads back, and all end in the deletion', () => {
  const reached = (status: ReportStatus): ReportStatus[] => movesFrom(status).flatMap(({ to }) => [to, ...reached(to)]);
  for (const status of reportStatuses) {
    expect(reached(status)).not.toContain(status);
    if (status !== 'information_deleted') expect(reached(status)).toContain('information_deleted');
  }
  expect(reportStatuses.filter(isConcluded)).toEqual(['not_admissible', 'processed']);
});
