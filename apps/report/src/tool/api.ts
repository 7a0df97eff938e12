import type { SignedOffice, SignedOfficeEntry } from '@app/sealing';
import type {
  CustodianAnswer,
  CustodianRequest,
  IdentityAsk,
  IdentityAnswer,
  ManagerEntry,
  OfficeAnswer,
  OpenedReport,
  RecoverableList,
  RecoveryState,
  ReportList,
  RingAnswer,
  StoredVault,
  ToolOffice,
  ToolSession,
} from '@app/whistleblowing';

const root = '/report/api/tool';

/** A request that the server refused, or that did not arrive (status 0). */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ApiRefusal';
    this.status = status;
    this.code = code;
  }
}

let onEnded: (() => void) | undefined;

/** Calls back whenever the server says that the session is over. @returns what ends it */
export function listenForEnd(callback: () => void): () => void {
  onEnded = callback;
  return () => {
    if (onEnded === callback) onEnded = undefined;
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function answered(
  method: Method,
  path: string,
  body?: BodyInit,
  more: { readonly type?: string; readonly credentials?: RequestCredentials } = {},
): Promise<Response> {
  const { type, credentials = 'same-origin' } = more;
  const response = await fetch(path, {
    method,
    headers: { 'x-report-tool': '1', ...(type && { 'content-type': type }) },
    cache: 'no-store',
    credentials,
    redirect: 'error',
    ...(body !== undefined && { body }),
  }).catch(() => undefined);
  if (!response) throw new ApiRefusal(0, 'offline', '');
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as { readonly code?: string; readonly message?: string };
  if (response.status === 401) onEnded?.();
  throw new ApiRefusal(response.status, refusal.code ?? '', refusal.message ?? '');
}

async function call<Answer>(method: Method, path: string, input?: unknown): Promise<Answer> {
  const response =
    input === undefined
      ? await answered(method, path)
      : await answered(method, path, JSON.stringify(input), { type: 'application/json' });
  // What it says is checked where it matters: office documents, envelopes and entries are signed, parts are sealed.
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const recoveryPaths = { 'recovery-asked': '', 'recovery-stopped': '/stop', 'recovery-opened': '/opening' } as const;

/** The server of the tool. @see packages/whistleblowing/src/wire/tool.ts */
export const api = {
  beginSession: (token: string) => call<ToolSession>('POST', `${root}/session`, { token }),
  session: () => call<ToolSession>('GET', `${root}/session`),
  endSession: () => call<void>('DELETE', `${root}/session`),
  putVault: (vault: StoredVault) => call<StoredVault>('PUT', `${root}/vault`, vault),
  /** Sets keys aside whose passphrase and kit are lost. */
  loseVault: () => call<ToolSession>('DELETE', `${root}/vault`),
  returnVault: (id: string) => call<ToolSession>('POST', `${root}/vault/${id}/return`),
  ring: () => call<RingAnswer>('GET', `${root}/ring`),
  putRing: ({ block, version, sealed }: RingAnswer['blocks'][number]) =>
    call<void>('PUT', `${root}/ring/${block}`, { version, sealed }),
  offices: async () => {
    const answer = await call<readonly ToolOffice[] | { readonly offices: readonly ToolOffice[] }>(
      'GET',
      `${root}/offices`,
    );
    return 'offices' in answer ? answer.offices : answer;
  },
  signOffice: (office: string, signed: SignedOffice) =>
    call<ToolOffice>('POST', `${root}/offices/${office}/documents`, signed),
  /** Lets what is left of a form that ended be deleted now. */
  release: (office: string) => call<void>('POST', `${root}/offices/${office}/release`, {}),
  calendar: `${root}/calendar.ics`,
  recovery: (office: string) => call<RecoveryState>('GET', `${root}/offices/${office}/recovery`),
  writeRecovery: (office: string, kind: keyof typeof recoveryPaths, signed: SignedOfficeEntry) =>
    call<RecoveryState>('POST', `${root}/offices/${office}/recovery${recoveryPaths[kind]}`, signed),
  recoverable: (office: string, after: string | null) =>
    call<RecoverableList>('GET', `${root}/offices/${office}/recovery/reports${after ? `?after=${after}` : ''}`),
  storeRecovered: (report: string, entry: ManagerEntry) =>
    call<void>('POST', `${root}/reports/${report}/recovered`, entry),
  reports: (office: string, after: string | null) =>
    call<ReportList>('GET', `${root}/offices/${office}/reports${after ? `?after=${after}` : ''}`),
  openReport: (report: string, entry: ManagerEntry) =>
    call<OpenedReport>('POST', `${root}/reports/${report}/opening`, entry),
  deletedReport: (report: string) => call<OpenedReport>('GET', `${root}/reports/${report}/log`),
  addEntry: (report: string, entry: ManagerEntry) =>
    call<OpenedReport>('POST', `${root}/reports/${report}/entries`, entry),
  openIdentity: (report: string, entry: ManagerEntry) =>
    call<IdentityAnswer>('POST', `${root}/reports/${report}/identity`, entry),
  askIdentity: (report: string, asked: IdentityAsk) =>
    call<OpenedReport>('POST', `${root}/reports/${report}/identity-requests`, asked),
  identityRequests: (office: string) =>
    call<readonly CustodianRequest[]>('GET', `${root}/offices/${office}/identity-requests`),
  answerIdentity: ({ report, number }: CustodianRequest, answer: CustodianAnswer) =>
    call<readonly CustodianRequest[]>('POST', `${root}/reports/${report}/identity-requests/${number}`, answer),
  async chunk(report: string, file: string, chunk: number): Promise<Uint8Array> {
    const response = await answered('GET', `${root}/reports/${report}/files/${file}/${chunk}`);
    return new Uint8Array(await response.arrayBuffer());
  },
  putChunk: (
    report: string,
    file: { readonly id: string; readonly length: number },
    chunk: number,
    sealed: Uint8Array,
  ) =>
    answered(
      'PUT',
      `${root}/reports/${report}/files/${file.id}/${chunk}?length=${file.length}`,
      Uint8Array.from(sealed),
      { type: 'application/octet-stream' },
    ),
  /** What a stranger is served: without the cookie, so that the server cannot tell who asks. */
  async publicOffice(office: string): Promise<OfficeAnswer> {
    const response = await answered('GET', `/report/api/offices/${office}`, undefined, { credentials: 'omit' });
    return (await response.json()) as OfficeAnswer;
  },
};
