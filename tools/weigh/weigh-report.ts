import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Weight } from './weigh.ts';

const names = {
  form: 'form of reporters, with its heaviest language',
  cleaner: 'cleaners of files',
  tool: 'Management Tool with the worker of its keys',
} as const;

/** The size of the pages of reporters and their managers as sent (brotli), which their build computes. */
export function weighReport(app: string): readonly Weight[] {
  const read = (file: string): Readonly<Record<string, number>> =>
    JSON.parse(readFileSync(path.join(app, file), 'utf8')) as Readonly<Record<string, number>>; // written by the build
  const [weights, budgets] = [read('dist/weights.json'), read('budgets.json')];
  return Object.entries(names).map(([page, what]) => ({
    what,
    bytes: weights[page] ?? Infinity,
    budget: budgets[page] ?? 0,
  }));
}
