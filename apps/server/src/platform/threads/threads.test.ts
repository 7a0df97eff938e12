import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { look } from '#test/thread-tasks.ts';
import { threadsFor } from './threads.ts';

const tasks = new URL('../../../test/thread-tasks.ts', import.meta.url);
const onLinux = process.platform === 'linux';

const double = threadsFor<number, number>(tasks, 'double', { lane: 'short' });
const looking = threadsFor<null, ReturnType<typeof look>>(tasks, 'look', { lane: 'short' });
const busy = { code: 'server.busy' };

test('tasks are done in a process of its own, which goes after requests and inherits no secret', async () => {
  const { pid, environment, niceness } = await looking.run(null);
  expect(pid).not.toBe(process.pid);
  const cached = getCompileCacheDir() ? ['NODE_COMPILE_CACHE'] : [];
  expect(environment.sort()).toEqual(['MALLOC_ARENA_MAX', ...cached]);
  if (onLinux) {
    // Test files share this process: those with long tasks may have started threads for them, which go last, as tested below.
    expect(new Set(niceness.filter((one) => one !== 19))).toEqual(new Set([5]));
    expect(await threadsFor<null, number>(tasks, 'ownNiceness', { lane: 'short' }).run(null)).toBe(5);
  }
  expect((await looking.run(null)).pid).toBe(pid);
});

test.runIf(onLinux)('what strangers and jobs ask for goes last', async () => {
  for (const lane of ['long', 'wide'] as const) {
    const own = threadsFor<null, number>(tasks, 'ownNiceness', { lane });
    expect(await own.run(null)).toBe(19);
  }
});

test('what a task throws is thrown to who asked', async () => {
  const failing = threadsFor<string, never>(tasks, 'fail', { lane: 'short' });
  await expect(failing.run('too far')).rejects.toThrow('too far');
});

describe('one that takes too much is given up, and the next is done', () => {
  test('time', async () => {
    const spinning = threadsFor<null, never>(tasks, 'spin', { lane: 'short', longest: 500 });
    await expect(spinning.run(null)).rejects.toMatchObject(busy);
    expect(await double.run(2)).toBe(4);
  });

  test('memory', async () => {
    const hoarding = threadsFor<null, number>(tasks, 'hoard', { lane: 'short', longest: 60_000 });
    await expect(hoarding.run(null)).rejects.toMatchObject(busy);
    expect(await double.run(3)).toBe(6);
  });

  test('room: those that come too late are refused', async () => {
    const few = threadsFor<null, never>(tasks, 'spin', { lane: 'short', longest: 1000, mostWaiting: 2 });
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => few.run(null)));
    expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'));
    expect(await double.run(4)).toBe(8);
  });
});

test('where the process is killed, whoever waits is asked to come back, and the next has a new one', async () => {
  const { pid } = await looking.run(null);
  const spinning = threadsFor<null, never>(tasks, 'spin', { lane: 'short' }).run(null);
  process.kill(pid, 'SIGKILL');
  await expect(spinning).rejects.toMatchObject(busy);
  expect((await looking.run(null)).pid).not.toBe(pid);
});

test.runIf(onLinux)('the process ends with the one that started it, however that ends', async () => {
  const user = spawn(process.execPath, [fileURLToPath(new URL('../../../test/thread-user.ts', import.meta.url))]);
  const [said] = (await once(user.stdout, 'data')) as [Buffer];
  const host = `/proc/${said.toString().trim()}`;
  expect(existsSync(host)).toBe(true);
  user.kill('SIGKILL');
  await expect.poll(() => existsSync(host), { timeout: 10_000 }).toBe(false);
});
