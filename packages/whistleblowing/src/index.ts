export { alertDays, keptUntil, namelessFrom, reportClocks, type ReportClock, type ReportDays } from './clocks.ts';
export { reportingCountries, reportingCountry } from './countries.ts';
export type {
  AnonymousReports,
  ReportAuthority,
  ReportingCountry,
  ReportRetention,
  RetentionStart,
} from './country.ts';
export {
  isConcluded,
  movesFrom,
  moveTicks,
  reportMoves,
  reportStatuses,
  whyNoMove,
  type MoveRefusal,
  type MoveRequest,
  type MoveTick,
  type ReportMove,
  type ReportStatus,
} from './statuses.ts';
export * from './wire/entries.ts';
export type * from './wire/identity.ts';
export type * from './wire/identity-state.ts';
export type * from './wire/recovery.ts';
export type * from './wire/reporter.ts';
export type * from './wire/tool.ts';
export type * from './wire/values.ts';
export {
  excerptLength,
  reportTypes,
  type BodyContent,
  type FileContent,
  type IdentityContent,
  type MessageContent,
  type NoteContent,
  type ReportChannel,
  type ReportType,
  type SummaryContent,
} from './contents.ts';
