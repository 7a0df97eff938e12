import type { Visitor } from './visitor.ts';

/** A row of the table: what was measured at one position and width. */
export type Row = {
  readonly place: string;
  readonly width: number;
  readonly size: string;
  readonly buttons: string;
  readonly fault: boolean;
};

/** A behavior that an engine has or lacks. */
export type Check = {
  readonly name: string;
  /** @throws Error if the behavior is missing */
  run(visitor: Visitor, rows: Row[]): Promise<void>;
};
