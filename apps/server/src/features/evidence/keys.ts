import { formatVerifierKey, makeRotation, verifierKey, type Keys, type Signer } from '@app/evidence';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { insertLogKey, listLogKeys, type LogKey } from './key-queries.ts';
import type { Tree } from './tree-queries.ts';

/** The name of an account's log in its checkpoints and keys: the address of its feed without the scheme. */
export function logName(contentUrl: string, accountId: string): string {
  return `${new URL(contentUrl).host}/evidence/${accountId}`;
}

/** The PKCS #8 prefix of a 32-byte Ed25519 key. @see RFC 8410, section 7 */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Creates a signer that uses Node's crypto, which is many times as fast as JavaScript. */
export function signerOf(name: string, secret: Buffer): Signer {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { key: verifierKey(name, publicKey), sign: (message) => sign(null, message, key) };
}

/**
 * Returns the current signer of an account. If the installation has a newer key, a rotation at the current tree size is signed
 * first, by the account's last key and the new one. Runs in the transaction that locks the tree.
 *
 * @throws Error when the secrets lack the keys that signed before
 */
export async function currentSigner(
  tx: Tx,
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  accountId: string,
  { size }: Pick<Tree, 'size'>,
  time: Date,
): Promise<Signer> {
  const known = await listLogKeys(tx, accountId);
  const name = known[0]?.verifier.split('+')[0] ?? logName(config.contentUrl, accountId);
  const signers = secrets.evidence.map((secret) => signerOf(name, secret));
  checkKnown(known, signers);
  for (const [index, signer] of signers.entries()) {
    if (known.some(({ generation }) => generation === index + 1)) continue;
    const before = signers[index - 1];
    // An account's first key needs no rotation.
    const statement = before ? makeRotation({ size, time }, before, signer) : null;
    await insertLogKey(tx, accountId, { generation: index + 1, verifier: formatVerifierKey(signer.key), statement });
  }
  return signers.at(-1) as Signer; // there is always a first one
}

function checkKnown(known: readonly LogKey[], signers: readonly Signer[]): void {
  for (const { generation, verifier } of known) {
    const signer = signers[generation - 1];
    if (!signer || formatVerifierKey(signer.key) !== verifier)
      throw new Error('SECRETS_FILE does not hold the keys that signed the evidence of this installation.');
  }
}

/** The keys of an account for verifiers. Undefined: nothing was signed yet. */
export async function keysOf(tx: Tx, accountId: string): Promise<Keys | undefined> {
  const [first, ...later] = await listLogKeys(tx, accountId);
  return first && { first: first.verifier, rotations: later.flatMap(({ statement }) => statement ?? []) };
}
