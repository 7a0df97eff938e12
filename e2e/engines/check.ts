import type { Visitor } from './visitor.ts';

/** A line of the table: what was measured at one place and width. */
export type Row = {
  readonly place: string;
  readonly width: number;
  readonly size: string;
  readonly buttons: string;
  readonly fault: boolean;
};

/** A behavior that an engine shows or does not. */
export type Check = {
  readonly name: string;
  /** @throws whatever is wrong */
  run(visitor: Visitor, rows: Row[]): Promise<void>;
};
