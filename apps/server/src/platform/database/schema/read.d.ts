import type { Pool } from 'pg';
export type Column = {
  readonly name: string;
  /** As SQL writes it: `text[]`, `document_type`. */
  readonly type: string;
  readonly required: boolean;
  readonly default: string | null;
};
export type Policy = {
  readonly name: string;
  readonly roles: string;
  readonly command: string;
  readonly using: string | null;
  readonly check: string | null;
};
export type Grant = {
  readonly role: string;
  readonly privileges: string;
};
export type Table = {
  readonly name: string;
  readonly security: 'none' | 'enabled' | 'forced';
  readonly partitionedBy: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly {
    readonly name: string;
    readonly definition: string;
  }[];
  readonly indexes: readonly string[];
  readonly policies: readonly Policy[];
  readonly grants: readonly Grant[];
};
export type Enum = {
  readonly name: string;
  readonly values: readonly string[];
};
export type Schema = {
  readonly enums: readonly Enum[];
  readonly tables: readonly Table[];
  readonly routines: readonly string[];
};
/** Reads the schema `public` from the catalogue of the database, in an order that only the schema decides. */
export declare function readSchema(pool: Pick<Pool, 'query'>): Promise<Schema>;
//# sourceMappingURL=read.d.ts.map
