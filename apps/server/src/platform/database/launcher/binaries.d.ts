/** Where the server's programs are, and the folders its libraries must be looked for in, if not beside them. */
export type Binaries = {
  readonly bin: string;
  readonly libraryPath: string | undefined;
};
/** Finds the PostgreSQL that npm installed for this machine, and makes it whole: see `linkLibraries`. */
export declare function findBinaries(dataDir: string): Binaries;
//# sourceMappingURL=binaries.d.ts.map
