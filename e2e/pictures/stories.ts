import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './shots.ts';

/**
 * Runs the browser tests whose file has this text in its name, and takes a picture wherever they check a screen: the states
 * that no link leads to, such as dialogs, the Management Tool, recovery and redaction. Returns the pictures.
 */
export function storyShots(folder: string, text: string): readonly Shot[] {
  const root = path.resolve(import.meta.dirname, '../..');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', ...(text === 'all' ? [] : [text])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_SCREENS: path.join(folder, 'stories') },
  });
  if (status !== 0) console.log('Some stories failed: their pictures end where they did.');
  return readdirSync(path.join(folder, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .toSorted()
    .map((file) => {
      const [number = '', ...view] = path.basename(file, '.png').split('-');
      return {
        screen: `${path.dirname(file)} ${number}`,
        view: ['en', ...view].join('-'),
        file: path.join('stories', file),
        faults: [],
      };
    });
}
