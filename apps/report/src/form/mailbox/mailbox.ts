import {
  contentKey,
  identityKey,
  receiptKeys,
  reportContext,
  signRequest,
  unwrapForReporter,
  type ReceiptKeys,
} from '@app/sealing';
import { sha256 } from '@app/evidence/hash.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';
import type { ChallengeAnswer, DayText, MailboxAnswer, MailboxCall, MailboxState } from '@app/whistleblowing';
import { keyOfPerson, type Office } from '../office/office.ts';
import { fromBase64url, fromHex, toBase64url, toHex } from '../page/encoding.ts';
import { call, CallFailed } from '../send/api.ts';
import { checkMailbox, type MailboxRefusal } from './check.ts';

/** An open mailbox with the keys of its report. They are in memory until it is closed. */
export type Mailbox = {
  readonly office: Office;
  readonly keys: ReceiptKeys;
  /** See `reportContext`. */
  readonly context: Uint8Array;
  /** SHA-256 of the context, as entries name the report. */
  readonly report: string;
  readonly content: Uint8Array;
  readonly identity: Uint8Array;
  readonly state: MailboxState;
  /** What does not fit. Then nothing else of it is shown. */
  readonly refusal: MailboxRefusal | undefined;
};

type Action = MailboxCall extends infer C ? (C extends unknown ? Omit<C, 'lookup'> : never) : never;

/** Calls the mailbox, signed by the receipt. @throws CallFailed */
export async function callMailbox(
  office: string,
  keys: ReceiptKeys,
  action: (today: DayText) => Action | Promise<Action>,
): Promise<MailboxAnswer> {
  const { challenge, today } = await call<ChallengeAnswer>('/challenge');
  const body = toUtf8(JSON.stringify({ lookup: toHex(keys.lookup), ...(await action(today)) }));
  const path = `/offices/${office}/mailbox`;
  const request = { challenge: fromBase64url(challenge), method: 'POST', path: `/report/api${path}`, body };
  const answer = await call<MailboxAnswer>(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-challenge': challenge,
      'x-signature': toBase64url(signRequest(request, keys.signing)),
    },
    body,
  });
  if ('refused' in answer) throw new CallFailed(answer.refused.code);
  return answer;
}

/** Opens the mailbox of a receipt and checks it. @throws CallFailed, NotOpened */
export async function openMailbox(office: Office, receipt: Uint8Array): Promise<Mailbox> {
  const keys = receiptKeys(fromHex(office.id), receipt);
  return mailboxOf(office, keys, await callMailbox(office.id, keys, () => ({ action: 'open' })));
}

/** Opens it again, for what has come meanwhile. @throws CallFailed, NotOpened */
export async function reopenMailbox({ office, keys }: Mailbox): Promise<Mailbox> {
  return mailboxOf(office, keys, await callMailbox(office.id, keys, () => ({ action: 'open' })));
}

/** @throws CallFailed if the answer is of another kind */
export function mailboxOf(office: Office, keys: ReceiptKeys, answer: MailboxAnswer): Mailbox {
  if (!('mailbox' in answer)) throw new CallFailed('unreachable');
  const { mailbox: state } = answer;
  const place = { office: fromHex(office.id), report: fromHex(state.report), document: fromHex(state.document) };
  const context = reportContext(place);
  const report = toHex(sha256(context));
  const { share, identityShare } = unwrapForReporter(fromBase64url(state.wrap), context, keys.wrapping);
  const content = contentKey(context, share, fromHex(state.contentHalf));
  const keyOf = (author: string) => (author === 'reporter' ? keys.publicKey : keyOfPerson(office, author));
  return {
    office,
    keys,
    context,
    report,
    content,
    identity: identityKey(context, content, identityShare),
    state,
    // The document that the reporter saw is one of this office, or its documents were exchanged.
    refusal: office.documents.includes(state.document)
      ? checkMailbox(state, report, keyOf)
      : { code: 'document', number: 0 },
  };
}
