import { createTransport } from 'nodemailer';
import type { Outbox } from './outbox.ts';

/** A mail as text: paragraphs are separated by an empty line; a link is a paragraph of its own. */
export type Message = {
  readonly subject: string;
  readonly text: string;
  /** A BCP 47 tag. */
  readonly language?: string;
  /** The sender's name; the address stays ours. Replies go to `replyTo`, or nowhere if it is null. */
  readonly sender?: { readonly name: string; readonly replyTo: string | null };
  /** The URL for unsubscribing, by a page or with one click. @see RFC 2369, RFC 8058 */
  readonly unsubscribe?: string;
  /** Names the mail: each attempt to send it has the same Message-ID, by which mailboxes know it. Letters, digits and hyphens. */
  readonly id?: string;
};

export type Mail = {
  /** Sends to exactly one address. */
  send(to: string, message: Message): Promise<void>;
};

/** Timeouts of a mail server in milliseconds. The job is retried. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends mails through the operator's mail server. */
export function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({ url: smtpUrl, ...patience });
  return {
    async send(to, message) {
      const mail = {
        from: message.sender ? { name: oneLine(message.sender.name), address: addressIn(from) } : from,
        ...(message.sender?.replyTo && { replyTo: { name: '', address: oneAddress(message.sender.replyTo) } }),
        ...(message.id && { messageId: messageIdOf(message.id, addressIn(from)) }),
        headers: { ...automatic, ...(message.unsubscribe && unsubscribing(message.unsubscribe)) },
        // As an object, the address is always one address, whatever characters it contains: never a list, never a header.
        to: { name: '', address: oneAddress(to) },
        subject: oneLine(message.subject),
        text: message.text,
        html: htmlOf(message),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}

/** Removes the address, which the server's reply quotes, from an error, since it must not be logged; the codes say enough. */
function withoutAddress(error: unknown): Error {
  // Properties that nodemailer adds to its errors.
  const { code, command, responseCode } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  const known = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  return new Error(`The mail server did not take a mail: ${known || 'no reason was given'}.`);
}

/** Stores mails for the operator of an installation that has no mail server. */
export function outboxMail(outbox: Outbox): Mail {
  return {
    send: (to, { subject, text, sender, unsubscribe, id }) =>
      outbox.add({
        to: oneAddress(to),
        subject: oneLine(subject),
        text,
        ...(sender && { sender }),
        ...(unsubscribe && { unsubscribe }),
        ...(id && { messageId: messageIdOf(id, 'outbox@localhost') }),
      }),
  };
}

/** No person writes our mails: absence notices do not answer them. @see RFC 3834, 5 */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** RFC 5322, section 3.6.4. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

function unsubscribing(link: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The address in `Name <address>`, or a bare address. */
function addressIn(from: string): string {
  return from.slice(from.lastIndexOf('<') + 1).replace(/>\s*$/, '');
}

/** A final check of an address before sending; forms validated it long before. */
function oneAddress(to: string): string {
  if (!/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/u.test(to))
    throw new Error('This is not one e-mail address.');
  return to;
}

function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}

/** The same text as a simple HTML page. */
export function htmlOf({ subject, text, language }: Message): string {
  const lang = language ? ` lang="${escapeHtml(language)}"` : '';
  const body = paragraphs(text)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px">${isLink(paragraph) ? anchor(paragraph) : escapedLines(paragraph)}</p>`,
    )
    .join('\n');
  return [
    `<!doctype html><html${lang}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#171d1b;background:#fff">',
    `<div style="max-width:560px;margin:0 auto">${body}</div></body></html>`,
  ].join('\n');
}

export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

export function isLink(paragraph: string): boolean {
  return /^https?:\/\/\S+$/.test(paragraph);
}

function anchor(link: string): string {
  return `<a href="${escapeHtml(link)}" style="color:#2456b8;word-break:break-all">${escapeHtml(link)}</a>`;
}

function escapedLines(paragraph: string): string {
  return escapeHtml(paragraph).replaceAll('\n', '<br>');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
