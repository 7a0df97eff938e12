import { checkLength, framed } from './bytes.ts';

/** The format of a report. It starts every context, so bytes of another format never open as this one. */
export const reportFormat = 'candor-report-1';

/** What a report belongs to. */
export type ReportPlace = {
  /** The ID of the office, 16 bytes. */
  readonly office: Uint8Array;
  /** The ID of the report, 16 random bytes: it tells no time. */
  readonly report: Uint8Array;
  /** SHA-256 of the office document that the reporter saw, 32 bytes. */
  readonly document: Uint8Array;
};

/** The bytes that bind every key and part of a report to its place. @throws RangeError for an ID of another length */
export function reportContext({ office, report, document }: ReportPlace): Uint8Array {
  return framed(
    reportFormat,
    checkLength(office, 16, 'The ID of an office'),
    checkLength(report, 16, 'The ID of a report'),
    checkLength(document, 32, 'The hash of an office document'),
  );
}
