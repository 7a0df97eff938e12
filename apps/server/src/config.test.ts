import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings everything has its default, and every address is that of the server', () => {
  const { dataDir, secretsFile, ...config } = readConfig({ PORT: '4000', SMTP_URL: '' });
  expect(config).toMatchObject({
    port: 4000,
    host: 'localhost',
    publicUrl: 'http://localhost:4000',
    contentUrl: 'http://localhost:4000',
    intakeUrl: 'http://localhost:4000',
    reportUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    inboundMail: undefined,
    role: 'all',
    hostedPlans: false,
    authHints: 'on',
    trustProxy: false,
    sourceUrl: undefined,
  });
  expect(secretsFile).toBe(`${dataDir}/secrets`);
});

test('addresses are kept as origins', () => {
  const config = readConfig({ PUBLIC_URL: 'https://candor.example/', CONTENT_URL: 'https://policies.example' });
  expect(config).toMatchObject({
    publicUrl: 'https://candor.example',
    contentUrl: 'https://policies.example',
    reportUrl: 'https://candor.example',
    mailFrom: 'Candor <no-reply@candor.example>',
  });
});

test.each([
  ['off', false],
  ['2', 2],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, 2001:db8::1', '10.0.0.0/8, 2001:db8::1'],
])('TRUST_PROXY=%s is read', (given, read) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(read);
});

test.each(['10.0.0', 'a', '10.0.0.0/33', '10.0.0.1,', '::1/129', '1.2.3.4/8/8'])(
  'TRUST_PROXY=%s names no proxy',
  (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/^TRUST_PROXY must be/);
  },
);

test('recipients of backups are parted by spaces', () => {
  expect(readConfig({}).backupRecipients).toEqual([]);
  expect(readConfig({ BACKUP_RECIPIENTS: ' age1one  age1pq1two\n' }).backupRecipients).toEqual([
    'age1one',
    'age1pq1two',
  ]);
  expect(() => readConfig({ BACKUP_RECIPIENTS: 'age1one,AGE-SECRET-KEY-1A' })).toThrow(
    /^BACKUP_RECIPIENTS must be recipients like age1…, parted by spaces\.$/,
  );
});

test('the source may be at any address', () => {
  expect(readConfig({ SOURCE_URL: 'https://code.example/candor' }).sourceUrl).toBe('https://code.example/candor');
});

test('halves of keys of reports are beside the data, unless they have a place of their own', () => {
  expect(readConfig({ DATA_DIR: '/srv/candor' }).reportKeysUrl).toBe('file:///srv/candor/report-keys');
  const url = 'postgresql://user:password@keys.example:5432/keys';
  expect(readConfig({ REPORT_KEYS_URL: url }).reportKeysUrl).toBe(url);
});

test('the size of files of reports is settable, and one file is not larger than all of them', () => {
  expect(readConfig({}).reportMegabytes).toEqual({ file: 50, total: 200 });
  expect(readConfig({ REPORT_FILE_MB: '5', REPORT_TOTAL_MB: '20' }).reportMegabytes).toEqual({ file: 5, total: 20 });
  expect(() => readConfig({ REPORT_FILE_MB: '300' })).toThrow(
    /^REPORT_FILE_MB must not be larger than REPORT_TOTAL_MB/,
  );
});

test('C8: plain http is for this machine, unless it is allowed', () => {
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000' }).publicUrl).toBe('http://127.0.0.1:3000');
  expect(readConfig({ PUBLIC_URL: 'http://candor.lan', ALLOW_HTTP: 'on' }).publicUrl).toBe('http://candor.lan');
  expect(() => readConfig({ PUBLIC_URL: 'http://candor.lan' })).toThrow(/^PUBLIC_URL must begin with https/);
  expect(() => readConfig({ CONTENT_URL: 'http://candor.lan' })).toThrow(/^CONTENT_URL must begin with https/);
});

test.each([
  ['PORT', 'http', 'PORT must be a number from 0 to 65535, not "http".'],
  ['PORT', '65536', 'PORT must be a number from 0 to 65535, not "65536".'],
  ['HOST', 'a b', 'HOST must be a name or an address of this machine, not "a b".'],
  [
    'PUBLIC_URL',
    'candor.example',
    'PUBLIC_URL must be an address like https://example.com, without a path, not "candor.example".',
  ],
  [
    'INTAKE_URL',
    'https://a.example/b',
    'INTAKE_URL must be an address like https://example.com, without a path, not "https://a.example/b".',
  ],
  [
    'DATABASE_URL',
    'mysql://u:secret@h/d',
    'DATABASE_URL must be an address like postgresql://user:password@host:5432/candor.',
  ],
  [
    'REPORT_KEYS_URL',
    '/var/lib/keys',
    'REPORT_KEYS_URL must be a folder like file:///var/lib/report-keys, or an address like postgresql://user:password@host:5432/report-keys.',
  ],
  [
    'REPORT_KEYS_URL',
    'file://host/keys',
    'REPORT_KEYS_URL must be a folder of this machine like file:///var/lib/report-keys.',
  ],
  ['REPORT_FILE_MB', '0', 'REPORT_FILE_MB must be a number from 1 to 1000, not "0".'],
  ['REPORT_TOTAL_MB', '1001', 'REPORT_TOTAL_MB must be a number from 1 to 1000, not "1001".'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address like smtps://user:password@mail.example.com:465.'],
  ['FILES_URL', 'https://s3.example/b', 'FILES_URL must be left out: files are kept in DATA_DIR.'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM must be a sender like Candor <privacy@example.com>, not "nobody".'],
  ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL must be an e-mail address, not "nobody".'],
  ['ROLE', 'both', 'ROLE must be all, web or worker, not "both".'],
  ['ROLE', 'web', 'ROLE=web needs DATABASE_URL: the embedded database serves one process.'],
  ['HOSTED_PLANS', 'yes', 'HOSTED_PLANS must be on or off, not "yes".'],
  ['AUTH_HINTS', 'off', 'AUTH_HINTS must be on or strict, not "off".'],
  ['ALLOW_HTTP', '1', 'ALLOW_HTTP must be on or off, not "1".'],
  ['SOURCE_URL', 'git@code', 'SOURCE_URL must be an address like https://example.com/candor, not "git@code".'],
  [
    'TRUST_PROXY',
    'everybody',
    'TRUST_PROXY must be off, the number of proxies, their addresses or loopback, not "everybody".',
  ],
])('%s=%s is refused by its name', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});
