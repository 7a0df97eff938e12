import { readFileSync } from 'node:fs';
import { eachNewMail } from '../src/features/dsar/inbox/imap.ts';

// Reads the mailbox of a test in a process of its own, and prints what its mails are and how much memory that took at most.
const kinds: string[] = [];
const inbound = { host: '127.0.0.1', port: Number(process.argv[2]), secure: false, folder: 'INBOX' } as const;
const account = { user: 'testuser', password: 'testpass', local: 'requests', domain: 'example.com' };
await eachNewMail({ ...inbound, ...account }, { now: () => new Date(), lastRead: async () => 0 }, async (mail) => {
  let bytes = 0;
  if (typeof mail === 'string') kinds.push(mail);
  else {
    for (const { read } of mail.attachments) if (read) for await (const data of read()) bytes += data.length;
    kinds.push(`${mail.text.length} ${mail.attachments.length} ${bytes}`);
  }
  return false;
});
// The most memory of this process alone: `maxRSS` begins with that of the process that started it.
const [, kibibytes] = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ kinds, mebibytes: Number(kibibytes) / 1024 }));
