/** What `postmaster.pid` says of the server that uses a data folder. */
export type Postmaster = {
  readonly pid: number;
  readonly port: string;
  readonly socketDir: string;
  readonly ready: boolean;
};
export declare function readPostmaster(dataDir: string): Postmaster | undefined;
/** The server that runs on this data folder and answers, if there is one. */
export declare function findRunning(dataDir: string): Promise<Postmaster | undefined>;
export declare function isAlive(pid: number): boolean;
export declare function answers({ socketDir, port }: Postmaster): Promise<boolean>;
/**
 * Makes way for a start after a kill. PostgreSQL refuses to start while the pid in the file exists in any form: killed
 * and not yet reaped by its parent, or an unrelated process, since pids begin again in a restarted container.
 * We wait for the first, and remove the file for the second: when no process works in this data folder.
 */
export declare function clearStale(dataDir: string): Promise<void>;
//# sourceMappingURL=postmaster.d.ts.map
