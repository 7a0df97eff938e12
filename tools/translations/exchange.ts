import type { Locale } from '@app/texts';
import type { FaultCode } from '@app/texts/parity.ts';

/** A row returned by a translator, not validated yet. */
export type ReturnedRow = {
  readonly line: number;
  readonly locale: Locale;
  readonly area: string;
  readonly key: string;
  readonly form: string | undefined;
  readonly translation: string;
  /** Whether the file marks the sentence as translated; otherwise only a changed sentence counts as done. */
  readonly done: boolean;
  /** The English text that the translator saw. */
  readonly english: string;
  /** The revision of that text; some tools drop it. */
  readonly revision: string | undefined;
};

/** An error in a returned file, with its line. */
export type Complaint = { readonly line: number; readonly code: ComplaintCode; readonly message: string };

export type ComplaintCode =
  | FaultCode
  | 'file.encoding'
  | 'file.xml'
  | 'file.version'
  | 'file.columns'
  | 'locale.unknown'
  | 'area.unknown'
  | 'key.duplicate'
  | 'list.gap';

/** The result of parsing a file: its rows, or its format errors. */
export type Returned = { readonly rows: readonly ReturnedRow[]; readonly complaints: readonly Complaint[] };
