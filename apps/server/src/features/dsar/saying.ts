import type { RequestRight } from '@app/requests';
import { loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import type { StoredFile } from './files/queries.ts';
import type { StoredRequest } from './request-queries.ts';
import type { PageNote, RequestPage } from './request-page.ts';

export type Linked = { readonly accountId: string; readonly id: string };

/** What a requester sent from the page of their request. */
export type Pressed = {
  readonly action: string;
  readonly text: string;
  readonly code: string;
  /** The file to download. */
  readonly file: string;
  /** Data points, in the order in which they were asked for. */
  readonly points: readonly string[];
  readonly isDeclared: boolean;
  readonly signature: string;
  /** What was entered to correct data. */
  readonly fields: Readonly<Record<string, string>>;
  /** Files that came with a message. */
  readonly sent: readonly StoredFile[];
};

/** What came of a press. */
export type Done = Pick<RequestPage, 'note' | 'asks'> & {
  readonly download?: FileAnswer;
  /** Whether the code from the mail was right. */
  readonly isProved?: boolean;
  /** The rights that may be fulfilled with it. */
  readonly fulfills?: ReadonlySet<RequestRight>;
};

/** A press of a requester, in the transaction that does it. */
export type Saying = {
  readonly tx: Tx;
  readonly services: Services;
  readonly linked: Linked;
  readonly request: StoredRequest;
  readonly locale: Locale;
  readonly pressed: Pressed;
};

export async function wordsOf({ locale }: Pick<Saying, 'locale'>) {
  return (await loadWords(locale, 'dsar')).page;
}

export const right = (text: string): PageNote => ({ text, isWrong: false });
export const wrong = (text: string): PageNote => ({ text, isWrong: true });

export function byRequester({ accountId }: Linked, kind: string) {
  return { kind, who: 'requester', personId: null, doer: { accountId, job: 'dsar.requester' } } as const;
}
