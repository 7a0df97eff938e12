import type { OfficeDocument } from '@app/sealing';

export type ReaderSource = {
  /** The document that the report was sealed for. */
  readonly document: Pick<OfficeDocument, 'recipients' | 'custodian'>;
  /** All IDs that the person has had, as documents write them. */
  readonly own: ReadonlySet<string>;
  /** The IDs for whom the report is wrapped. */
  readonly readers: ReadonlySet<string>;
  /** The IDs of those who were shut out of it. */
  readonly excluded: ReadonlySet<string>;
};

/** Whether somebody holds the second half of the key to the name in a report: they must not read the facts as well. W7 */
export const holdsNames = ({ document, own }: Pick<ReaderSource, 'document' | 'own'>): boolean =>
  document.custodian !== null && own.has(document.custodian.id);

/**
 * Whether nobody may open a report for somebody: the reporter unticked them, they have a conflict of interest, or they hold its names.
 * That holds for all the IDs that they have had. W9
 */
export function isShutOut(source: ReaderSource): boolean {
  const { document, own, readers, excluded } = source;
  const wasUnticked = document.recipients.some(({ id }) => own.has(id) && !readers.has(id));
  return wasUnticked || [...own].some((id) => excluded.has(id)) || holdsNames(source);
}

type RecoverableSource = ReaderSource & { readonly document: Pick<OfficeDocument, 'recovery'> };

/** Whether cards open a report for somebody: for nobody who is shut out of it. W9 */
export const isRecoverable = (source: RecoverableSource): boolean =>
  source.document.recovery !== null && !isShutOut(source);
