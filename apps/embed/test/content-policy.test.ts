import { contentSecurityPolicy } from '@app/consent';
import { expect, test } from 'vitest';
import { guarded } from './guard.ts';

const hosts = ['fence.test:*', '', 'video.test:*', '', 'tracker.test:*'];
// The script does not load: only the browser enforces the policy.
const candor = () => ({ type: 'text/javascript', status: 404, body: '' });
const headers = ({ searchParams }: URL) => ({
  'content-security-policy': contentSecurityPolicy({
    hosts,
    addresses: ['http://candor.test'],
    granted: Number(searchParams.get('granted') ?? 1),
  }).header,
});
const { visit, asked, settled, sites } = guarded({ candor, headers });

test('B1, B24: under the policy nobody is asked in any way, without our script', async () => {
  const { page } = await visit('bare');
  await page.evaluate(
    (to) => (window as unknown as { everyWay(to: string): void }).everyWay(to),
    sites().origin('tracker'),
  );
  await settled(page);

  expect(asked('tracker', 'video')).toEqual([]);
});

test('under the policy of a visitor who allowed videos, these come and nothing else', async () => {
  const { page } = await visit('bare?granted=4');
  await page.evaluate(
    (to) => (window as unknown as { everyWay(to: string): void }).everyWay(to),
    sites().origin('tracker'),
  );
  await settled(page);

  expect(asked('tracker', 'video')).toEqual(['video/static']);
});
