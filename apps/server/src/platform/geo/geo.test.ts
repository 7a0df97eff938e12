import { expect, test } from 'vitest';
import { openGeo } from './geo.ts';

const geo = openGeo();

test.each(['8.8.8.8', '1.1.1.1', '193.0.6.139'])(
  'A7: the country of %s is known, also where IPv6 wraps the address',
  async (address) => {
    const country = await geo.countryOf(address);
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(await geo.countryOf(`::ffff:${address}`)).toBe(country);
    expect(await geo.countryOf(`::FFFF:${address}`)).toBe(country);
  },
);

test.each(['10.0.0.1', '127.0.0.1', '::1', 'fe80::1', '::ffff:192.168.1.1'])('%s is in no country', async (address) => {
  expect(await geo.countryOf(address)).toBeUndefined();
});
