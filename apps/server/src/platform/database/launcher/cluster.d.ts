import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';
/** The superuser of an embedded cluster. It answers on a private Unix socket only, so it needs no password. */
export declare const superuser = 'candor';
/** The environment of every program of PostgreSQL: root's HOME would make it read files it may not read. */
export declare function environment(dataDir: string, { libraryPath }: Binaries): Record<string, string>;
/**
 * Makes the cluster if there is none, and says whether it did. It is made in a folder beside and renamed, so that a
 * start killed in the middle leaves no half of one, and of two starts at once one wins and both use its cluster.
 */
export declare function makeCluster(dataDir: string, binaries: Binaries, identity: Identity): boolean;
//# sourceMappingURL=cluster.d.ts.map
