type Migration = {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};
/** The numbered migrations, in order. */
export declare function listMigrations(): Migration[];
/** Brings a database to the newest schema, one transaction a migration, and says which were applied. */
export declare function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]>;
/** Whether the database has exactly these migrations. */
export declare function isCurrent(applied: readonly string[], migrations?: readonly Migration[]): boolean;
export {};
//# sourceMappingURL=migrate.d.ts.map
