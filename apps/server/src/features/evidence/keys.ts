import { formatVerifierKey, makeRotation, verifierKey, type Keys, type Signer } from '@app/evidence';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { insertLogKey, listLogKeys, type LogKey } from './key-queries.ts';
import type { Tree } from './tree-queries.ts';

/** The name of an account's log, in its checkpoints and keys: where its feed stands, without a scheme. */
export function logName(contentUrl: string, accountId: string): string {
  return `${new URL(contentUrl).host}/evidence/${accountId}`;
}

/** PKCS #8 around the 32 bytes of an Ed25519 key. @see RFC 8410, section 7 */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs in Node, many times as fast as in JavaScript. */
export function signerOf(name: string, secret: Buffer): Signer {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { key: verifierKey(name, publicKey), sign: (message) => sign(null, message, key) };
}

/**
 * Who signs for an account now. Where the installation has a newer key, the account's last one and that one say so
 * first, at the size its tree has. In the transaction that holds the tree.
 *
 * @throws Error where the secrets are not those that signed before
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
    // Before the first leaf of an account no key has said anything.
    const statement = before ? makeRotation({ size, time }, before, signer) : null;
    await insertLogKey(tx, accountId, { generation: index + 1, verifier: formatVerifierKey(signer.key), statement });
  }
  return signers.at(-1) as Signer; // there is always a first
}

function checkKnown(known: readonly LogKey[], signers: readonly Signer[]): void {
  for (const { generation, verifier } of known) {
    const signer = signers[generation - 1];
    if (!signer || formatVerifierKey(signer.key) !== verifier)
      throw new Error('SECRETS_FILE does not hold the keys that signed the evidence of this installation.');
  }
}

/** What a verifier needs to know of an account's keys. Undefined: nothing was signed yet. */
export async function keysOf(tx: Tx, accountId: string): Promise<Keys | undefined> {
  const [first, ...later] = await listLogKeys(tx, accountId);
  return first && { first: first.verifier, rotations: later.flatMap(({ statement }) => statement ?? []) };
}
