import { expect, test } from 'vitest';
import type { ListedReport } from '@app/whistleblowing';
import { changesOf, isSameChain, signingFault } from '../src/tool/office-rules.ts';
import { fileViewer } from '../src/tool/file-rules.ts';
import { figuresOf, filteredRows, nextDay, nextDue, orderedRows, tasksOf, type Row } from '../src/tool/table-rules.ts';
import { drawWords } from '../src/tool/vault/passphrase.ts';
import { manager, officeOf, summary } from './sample-report.ts';

const reminders = { acknowledge: [3, 5], feedback: [60, 75, 85] } as const;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const clock = (kind: 'acknowledge' | 'feedback', due: string, doneOn: string | null = null) => ({
  kind,
  due,
  doneOn,
  article: 'Art. 9',
  alerts: reminders[kind].map((days) => dayAfter('2026-11-20', days)).concat(due),
});
const row = (id: string, clocks: ListedReport['clocks'] = [], more: Partial<ListedReport> = {}): Row => ({
  report: {
    id,
    office: '',
    document: '',
    receivedOn: '2026-11-20',
    status: 'received',
    entries: 1,
    last: '',
    hasNews: false,
    assignee: null,
    clocks,
    keeping: { until: null, deletedFrom: null, deletableFrom: null, namesUntil: null, namesRemovedOn: null },
    wrap: '',
    summary: null,
    summaryHalf: null,
    summaryPlace: null,
    ...more,
  },
  summary,
  isBroken: false,
});
const everything = { search: '', status: 'all', type: 'all', assignee: null } as const;

test('W2 W3 the first clock that runs is due, in days and tone', () => {
  const clocks = [clock('feedback', '2027-02-20'), clock('acknowledge', '2026-11-27')];
  const due = (today: string, of: Row) => nextDue(of.report, today);
  expect(due('2026-11-20', row('a', clocks))).toEqual({
    kind: 'acknowledge',
    day: '2026-11-27',
    days: 7,
    tone: 'later',
  });
  expect(due('2026-11-22', row('a', clocks))).toMatchObject({ tone: 'later' });
  expect(due('2026-11-23', row('a', clocks))).toMatchObject({ days: 4, tone: 'soon' });
  expect(due('2026-11-25', row('a', clocks))).toMatchObject({ tone: 'urgent' });
  expect(due('2026-11-27', row('a', clocks))).toMatchObject({ days: 0, tone: 'urgent' });
  expect(due('2026-11-28', row('a', clocks))).toMatchObject({ days: -1, tone: 'overdue' });
  const told = row('a', [clock('acknowledge', '2026-11-27', '2026-11-20'), clock('feedback', '2027-02-20')]);
  expect(due('2026-11-28', told)).toMatchObject({ kind: 'feedback', tone: 'later' });
  expect(due('2026-11-28', row('a', clocks, { status: 'processed' }))).toBeNull();
});

test('W2 W3 what is to be done stands first: reminders of days 3 and 5, 60, 75 and 85, then what reporters wrote', () => {
  const acknowledged = clock('acknowledge', '2026-11-27', '2026-11-20');
  const rows = [
    row('later', [acknowledged, clock('feedback', '2027-02-20')]),
    row('news', [acknowledged, clock('feedback', '2027-02-20')], { hasNews: true }),
    row('soon', [clock('acknowledge', '2026-11-27')]),
    row('closed', [clock('acknowledge', '2026-11-27')], { status: 'not_admissible' }),
  ];
  const tasks = (day: string) =>
    tasksOf(rows, day).map(({ row: { report }, due }) => `${report.id} ${due?.tone ?? ''}`);
  expect(tasks('2026-11-22')).toEqual(['news ']);
  expect(tasks('2026-11-23')).toEqual(['soon soon', 'news ']);
  expect(tasks('2027-01-19')).toEqual(['soon overdue', 'later soon', 'news soon']);
  expect(tasks('2027-02-13')).toEqual(['soon overdue', 'later urgent', 'news urgent']);
  expect(nextDay(rows.slice(0, 1), '2026-11-22')).toBe('2027-02-20');
});

test('W14 a report that will be deleted and names that will be removed are told in time', () => {
  const { keeping } = row('a').report;
  const rows = [
    row('names', [], { keeping: { ...keeping, namesUntil: '2027-02-20' } }),
    row('deleted', [], { status: 'processed', keeping: { ...keeping, deletedFrom: '2027-02-10' } }),
    row('kept', [], { status: 'processed', keeping: { ...keeping, until: '2030-01-01' } }),
  ];
  const tasks = (day: string) => tasksOf(rows, day).map(({ end }) => end);
  expect(tasks('2027-01-20')).toEqual([{ kind: 'deletedFrom', day: '2027-02-10' }]);
  expect(tasks('2027-01-21')).toEqual([
    { kind: 'deletedFrom', day: '2027-02-10' },
    { kind: 'namesUntil', day: '2027-02-20' },
  ]);
});

test('what is due stands first, then what is new', () => {
  const rows = [row('a'), row('b', [], { hasNews: true }), row('c', [clock('feedback', '2027-02-20')])];
  expect(orderedRows(rows, 'due', '2026-11-20').map(({ report }) => report.id)).toEqual(['c', 'b', 'a']);
});

test('every word that is searched for has to be there', () => {
  const found = (search: string) => filteredRows([row('a')], { ...everything, search }, () => 'Fraud').length;
  expect([found('twice invoices'), found('FRAUD'), found('twice cars')]).toEqual([1, 1, 0]);
  expect(filteredRows([row('a')], { ...everything, status: 'processed' }, () => '')).toEqual([]);
  expect(filteredRows([row('a')], { ...everything, assignee: 'me' }, () => '')).toEqual([]);
});

test('figures below five are hidden, and none is none', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) =>
    row(id, [], { status: id === 'a' ? 'not_admissible' : 'received' }),
  );
  expect(figuresOf(rows, '2026')).toEqual({
    received: 5,
    admissible: 0,
    notAdmissible: null,
    byType: [{ type: 'fraud', count: 5 }],
  });
});

test('files are shown by what their bytes are', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(fileViewer('a.jpg', bytes('<html><script>'))).toEqual({ kind: 'download' });
  expect(fileViewer('a.txt', bytes('%PDF-1.7'))).toEqual({ kind: 'pdf', type: 'application/pdf' });
  expect(fileViewer('a.txt', bytes('plain'))).toEqual({ kind: 'text', type: 'text/plain' });
  expect(fileViewer('a.txt', Uint8Array.of(0xff, 0xfe))).toEqual({ kind: 'download' });
  expect(fileViewer('a.svg', bytes('<svg>'))).toEqual({ kind: 'download' });
});

test('every word of a list is drawn alike', () => {
  const list = Array.from({ length: 2048 }, (_, at) => String(at));
  expect(drawWords(list, 2, () => Uint8Array.of(0xff, 0xff))).toEqual(['2047', '2047']);
});

test('what an admin proposes is shown with keys, and a manager whose keys were exchanged does not sign', async () => {
  const [anna, bruno] = [await manager('Anna'), await manager('Bruno')];
  const chain = officeOf('ab'.repeat(16), [anna]);
  const { document } = chain[0]!;
  const next = { ...officeOf('ab'.repeat(16), [anna, bruno])[0]!.document, version: 2 };
  expect(changesOf(document, next).map(({ member }) => member)).toEqual(['recipients']);
  expect(changesOf(document, next)[0]?.after).toContain(bruno.stored.kem.slice(0, 12));
  expect(signingFault(next, anna.stored)).toBeUndefined();
  expect(signingFault(next, { ...anna.stored, kem: bruno.stored.kem })).toBe('other-keys');
  expect(signingFault({ ...document, recipients: [] }, anna.stored)).toBe('not-a-recipient');
  expect(isSameChain(chain, chain)).toBe(true);
  expect(isSameChain(chain, [{ ...chain[0]!, document: next }])).toBe(false);
});
