import { bytesToHex } from '@noble/hashes/utils.js';
import {
  append,
  bundleFormat,
  consistencyProof,
  inclusionProof,
  leafHashOf,
  makeCheckpoint,
  makeRotation,
  sha256,
  signerFrom,
  formatVerifierKey,
  toBase64,
  type JsonObject,
  type ProofBundle,
  type ReadTile,
  type Signer,
  type Tile,
} from '../src/index.ts';
import { toUtf8 } from '../src/utf8.ts';

export const account = '0198c0de-0000-7000-8000-00000000a001';
export const origin = `privacy.example.com/log/${account}`;

/** Random-looking bytes that are the same in every run. */
export const someBytes = (word: string): Uint8Array => sha256(toUtf8(word));
export const someSigner = (word: string, name = origin): Signer => signerFrom(name, someBytes(word));
export const base64 = (hashes: readonly Uint8Array[]): string[] => hashes.map((hash) => toBase64(hash));

/** A log in memory: the tiles a server would keep. */
export class Log {
  size = 0;
  root: Uint8Array = sha256(new Uint8Array(0));
  readonly tiles = new Map<string, Tile>();
  readonly asked: string[] = [];
  readonly read: ReadTile = ({ level, index }) => {
    this.asked.push(`${level}/${index}`);
    return this.tiles.get(`${level}/${index}`)?.bytes;
  };

  append(leafHashes: readonly Uint8Array[]): void {
    const grown = append(this.size, leafHashes, this.read);
    for (const tile of grown.tiles) this.tiles.set(`${tile.level}/${tile.index}`, tile);
    [this.size, this.root] = [grown.size, grown.root];
  }

  checkpoint(signer: Signer, time: string): string {
    return makeCheckpoint({ size: this.size, root: this.root, time: new Date(time) }, signer);
  }
}

export const notice = 'We send you our letter once a month.\nYou can stop it at any time: “Unsubscribe”. 🕊';
export const record: JsonObject = {
  id: '0198c0de-0000-7000-8000-000000000001',
  timestamp: '2026-03-01T09:30:00.000Z',
  source: 'public',
  subject: { id: 'subject-7', email: 'reader@example.com', first_name: 'Ada', verified: true },
  preferences: { newsletter: true, phone: false },
  legal_notices: [{ identifier: 'newsletter', version: 3, language: 'en', sha256: bytesToHex(someBytes(notice)) }],
  proofs: [
    { content: '{"newsletter":true}', form: '<form><label><input type="checkbox" checked> Letter</label></form>' },
  ],
};

/** A log of nine records, whose key changed at size three, with a bundle for the fifth record. */
export function aProof(told: JsonObject = record, texts: readonly string[] = [notice]) {
  const [first, second] = [someSigner('first'), someSigner('second')];
  const salt = someBytes('salt');
  const log = new Log();
  log.append(['a', 'b', 'c'].map(someBytes));
  const kept = log.checkpoint(first, '2026-01-31T23:00:00.000Z');
  const rotation = makeRotation({ size: 3, time: new Date('2026-02-01T00:00:00.000Z') }, first, second);
  log.append([someBytes('d'), leafHashOf(account, salt, told), ...['e', 'f', 'g', 'h'].map(someBytes)]);
  const bundle: ProofBundle = {
    format: bundleFormat,
    account,
    record: told,
    salt: toBase64(salt),
    texts: texts.map((text) => ({ sha256: bytesToHex(someBytes(text)), text })),
    leaf: { index: 4 },
    proof: base64(inclusionProof(4, log.size, log.read)),
    checkpoint: log.checkpoint(second, '2026-03-01T09:30:01.000Z'),
    keys: { first: formatVerifierKey(first.key), rotations: [rotation] },
  };
  const earlier = [{ checkpoint: kept, proof: base64(consistencyProof(3, log.size, log.read)) }];
  return { bundle, withEarlier: { ...bundle, earlier }, kept, log, first, second };
}
