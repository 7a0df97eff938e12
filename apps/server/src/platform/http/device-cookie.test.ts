import { expect, test } from 'vitest';
import { readDevices, writeDevices, type KnownDevice } from './device-cookie.ts';

const key = Buffer.alloc(32, 1);
const device = (number: number): KnownDevice => ({
  id: `01890a5d-ac96-774b-bcce-b30209900${String(number).padStart(3, '0')}`,
  personId: `01890a5d-ac96-774b-bcce-b30209911${String(number).padStart(3, '0')}`,
});

test('a cookie proves the devices that were signed into it, the newest three people', () => {
  let cookie: string | undefined;
  for (const number of [1, 2, 3, 4]) cookie = writeDevices(key, readDevices(key, cookie), device(number));
  expect(readDevices(key, cookie)).toEqual([device(4), device(3), device(2)]);
  const again = { ...device(3), id: device(9).id };
  expect(readDevices(key, writeDevices(key, readDevices(key, cookie), again))).toEqual([again, device(4), device(2)]);
});

test('a byte changed, another key, a cut or glued cookie prove nothing', () => {
  const cookie = writeDevices(key, [], device(1));
  const bytes = Buffer.from(cookie, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(readDevices(key, changed.toString('base64url'))).toEqual([]);
  }
  expect(readDevices(Buffer.alloc(32, 2), cookie)).toEqual([]);
  expect(readDevices(key, cookie.slice(0, -2))).toEqual([]);
  expect(readDevices(key, `${cookie}${cookie}`)).toEqual([]);
  expect(readDevices(key, '')).toEqual([]);
  expect(readDevices(key, undefined)).toEqual([]);
  expect(readDevices(key, 'A'.repeat(5000))).toEqual([]);
});
