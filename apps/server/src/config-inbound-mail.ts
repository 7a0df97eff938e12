import { z } from 'zod';
import { isLoopback } from './platform/http/csrf.ts';

/** A mailbox that is read by IMAP. */
export type InboundMail = {
  readonly host: string;
  readonly port: number;
  /** Whether the connection begins with TLS. Without it only on this machine. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Both sides of the address whose mails arrive there; what follows `+` in the local part says what a mail is about. */
  readonly local: string;
  readonly domain: string;
};

const shape = 'an address like imaps://requests%40example.com:password@mail.example.com';

/** The user name is the address of the mailbox, unless `?address=` names it. */
export const inboundMail = z
  .string()
  .transform((text, context): InboundMail => {
    const read = readInbound(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: shape });
    return z.NEVER;
  })
  .optional();

function readInbound(text: string): InboundMail | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const secure = url.protocol === 'imaps:';
  if (!secure && !(url.protocol === 'imap:' && isLoopback(url.hostname))) return undefined;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (user === undefined || !password || folder === undefined) return undefined;
  const address = url.searchParams.get('address') ?? user;
  const [, local, domain] = /^([^\s@+<>"]{1,38})@([^\s@<>"]{1,200})$/.exec(address.toLowerCase()) ?? [];
  if (local === undefined || domain === undefined || url.hostname === '') return undefined;
  return {
    local,
    domain,
    secure,
    user,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    password,
    folder: folder || 'INBOX',
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
