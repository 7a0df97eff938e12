import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../../cannot-start.ts';

/** The user as which PostgreSQL runs, since it refuses to run as root. */
export type Identity = {
  readonly kind: 'self' | 'account' | 'namespace';
  readonly spawn: { readonly uid?: number; readonly gid?: number };
  /** The required owner of the data folder, if it is not our own user. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  command(program: string, parameters: readonly string[]): [string, string[]];
};

const namespace = ['--user', '--map-user=65534', '--map-group=65534'];

/**
 * 1. Normal user: runs as that user.
 * 2. Root: runs as `postgres` or `nobody`, if that account can access both the programs and the data folder.
 * 3. Root, with folders that only root can enter, such as those below its home: runs in a user namespace, where root
 *    appears as 65534 while the files stay root's. Containers often forbid namespaces; there case 2 applies.
 */
export function chooseIdentity(bin: string, dataDir: string): Identity {
  if (process.getuid?.() !== 0) return { kind: 'self', spawn: {}, owner: undefined, command: asIs };

  for (const account of [accountOf('postgres'), accountOf('nobody')]) {
    if (account && reaches(account, bin, dataDir))
      return { kind: 'account', spawn: account, owner: account, command: asIs };
  }
  if (spawnSync('unshare', [...namespace, 'true']).status === 0) {
    return {
      kind: 'namespace',
      spawn: {},
      owner: undefined,
      command: (program, parameters) => ['unshare', [...namespace, '--', program, ...parameters]],
    };
  }
  throw new CannotStart(
    'PostgreSQL does not run as root here: run as a normal user, put DATA_DIR outside of /root, or set DATABASE_URL.',
  );
}

const asIs = (program: string, parameters: readonly string[]): [string, string[]] => [program, [...parameters]];

type Account = { readonly uid: number; readonly gid: number };

function accountOf(name: string): Account | undefined {
  const row = lines('/etc/passwd').find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = row?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function reaches(account: Account, bin: string, dataDir: string): boolean {
  return (
    spawnSync(path.join(bin, 'postgres'), ['--version'], account).status === 0 &&
    spawnSync('test', ['-x', path.dirname(dataDir)], account).status === 0
  );
}

function lines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
