/** As whom PostgreSQL runs, since it refuses to run as root. */
export type Identity = {
  readonly kind: 'self' | 'account' | 'namespace';
  readonly spawn: {
    readonly uid?: number;
    readonly gid?: number;
  };
  /** Who must own the data folder, when it is not us. */
  readonly owner:
    | {
        readonly uid: number;
        readonly gid: number;
      }
    | undefined;
  command(program: string, parameters: readonly string[]): [string, string[]];
};
/**
 * 1. A normal user: as is.
 * 2. Root: as `postgres` or `nobody`, if that account reaches both the programs and the data folder.
 * 3. Root, with folders that only root may enter (`/root/candor`): in a user namespace, where root is seen as 65534
 *    while the files stay root's. Containers often forbid it, and there case 2 holds.
 */
export declare function chooseIdentity(bin: string, dataDir: string): Identity;
//# sourceMappingURL=identity.d.ts.map
