import { expect, test } from 'vitest';
import { newGate, type Standing } from './gate.ts';

/** Creates a gate whose work ends when the test says so. */
function gateOf(atOnce: number, mostWaiting: number) {
  const gate = newGate(atOnce, mostWaiting);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    gate,
    begun,
    enter: (name: string, standing: Standing) =>
      gate.run(standing, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('known browsers pass strangers who came before them, and those who worked pass those who did not', async () => {
  const { enter, end, begun } = gateOf(1, 32);
  const all = [enter('first', 'stranger')];
  for (let count = 1; count <= 32; count += 1) all.push(enter(`flood ${count}`, 'stranger'));
  all.push(enter('paid', 'paid'), enter('owner', 'known'));

  await end('first');
  await end('owner');
  await end('paid');
  expect(begun.slice(0, 4)).toEqual(['first', 'owner', 'paid', 'flood 1']);

  for (let count = 1; count <= 32; count += 1) await end(`flood ${count}`);
  await Promise.all(all);
});

test('a full queue of strangers sends strangers away, and nobody else', async () => {
  const { gate, enter, end, begun } = gateOf(2, 1);
  const all = [enter('a', 'stranger'), enter('b', 'stranger'), enter('c', 'stranger')];
  expect(gate.load('stranger')).toBe('full');
  await expect(enter('d', 'stranger')).rejects.toMatchObject({ code: 'server.busy' });

  expect(gate.load('known')).toBe('busy');
  all.push(enter('owner', 'known'));
  await end('a');
  expect(begun).toEqual(['a', 'b', 'owner']);

  for (const name of ['b', 'owner', 'c']) await end(name);
  await Promise.all(all);
  expect(gate.load('stranger')).toBe('free');
});
