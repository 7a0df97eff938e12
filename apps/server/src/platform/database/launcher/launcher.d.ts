/** A PostgreSQL server of our own, reachable over a Unix socket that only we may enter. */
export type EmbeddedPostgres = {
  readonly pid: number;
  readonly socketDir: string;
  /** Whether the cluster was made by this start. */
  readonly fresh: boolean;
  /** Whether it was already running: left behind by a killed process, or started by another one meanwhile. */
  readonly adopted: boolean;
  /** Settles when the server is gone, however it went. */
  readonly gone: Promise<void>;
  url(database: string): string;
  /** Ends it cleanly: open transactions are rolled back, everything committed is written. */
  stop(): Promise<void>;
};
type Settings = Readonly<Record<string, string>>;
/** Starts PostgreSQL on `dataDir`, making the cluster if it is not there, or adopts the server that runs on it. */
export declare function startEmbedded(wanted: string, settings?: Settings): Promise<EmbeddedPostgres>;
export {};
//# sourceMappingURL=launcher.d.ts.map
