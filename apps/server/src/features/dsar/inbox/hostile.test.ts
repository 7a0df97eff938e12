import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { mailWithFiles, startMailbox, writtenMail } from '#test/mailbox.ts';

const to = `requests+${'0'.repeat(24)}@example.com`;
const mebibyte = 1024 * 1024;
const reader = fileURLToPath(new URL('../../../../test/mail-reader.ts', import.meta.url));

// Young garbage that nobody collected yet is not what a mail takes, and differs from run to run.
const flags = ['--max-semi-space-size=4'];

/** Reads mails in a process of its own. @returns what they are, and the most memory that it took, in MiB */
async function readApart(mails: readonly string[]): Promise<{ readonly kinds: string[]; readonly mebibytes: number }> {
  const mailbox = await startMailbox();
  try {
    for (const mail of mails) mailbox.arrive(mail);
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...flags,
      reader,
      String(mailbox.inboundMail.port),
    ]);
    return JSON.parse(stdout);
  } finally {
    mailbox.stop();
  }
}

const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n';

/** Multiparts, each within the one before. */
function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  );
  return writtenMail({ to, 'content-type': 'multipart/mixed; boundary=b0', body: open.join('') });
}

const hostile: readonly (readonly [string, string, string])[] = [
  ['10 MB in one header', writtenMail({ to, 'x-long': 'a'.repeat(10 * mebibyte) }), 'headers'],
  [
    '10 MB of headers',
    writtenMail({ to, 'x-many': Array.from({ length: 10_000 }, () => 'a'.repeat(1000)).join('\r\nx-many: ') }),
    'headers',
  ],
  [
    'an attachment of 9 MB',
    mailWithFiles({ to }, [{ name: 'file', bytes: Buffer.alloc(9 * mebibyte) }]),
    '14 1 9437184',
  ],
  [
    'a thousand parts',
    writtenMail({ to, 'content-type': 'multipart/mixed; boundary=b', body: part.repeat(1000) }),
    'parts',
  ],
  ['fifty nested multiparts', nested(50), 'unreadable'],
  ['a thousand nested multiparts', nested(1000), 'parts'],
  ['no charset', `${writtenMail({ to, body: '' })}${String.fromCodePoint(0xfc, 0xdf)}`, '2 0 0'],
  ['10 MB of one line', writtenMail({ to, body: 'a'.repeat(10 * mebibyte) }), '20001 0 0'],
  [
    'HTML that opens a million elements',
    writtenMail({ to, 'content-type': 'text/html', body: `Hi${'<b>'.repeat(mebibyte)}` }),
    '2 0 0',
  ],
  [
    'an attachment of 30 MB',
    mailWithFiles({ to }, [{ name: 'big', bytes: Buffer.alloc(30 * mebibyte) }]),
    '14 1 10485761',
  ],
];

test('mails with 10 MB of headers, a thousand parts, nested parts or no charset are refused or cut, within 64 MiB', async () => {
  const usual = await readApart([writtenMail({ to })]);
  expect(usual.kinds).toEqual(['5 0 0']);
  const all = await readApart(hostile.map(([, mail]) => mail));
  expect(Object.fromEntries(hostile.map(([name], at) => [name, all.kinds[at]]))).toEqual(
    Object.fromEntries(hostile.map(([name, , kind]) => [name, kind])),
  );
  expect(all.mebibytes - usual.mebibytes).toBeLessThanOrEqual(64);
}, 120_000);
