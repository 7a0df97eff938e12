import { isoCBOR } from '@simplewebauthn/server/helpers';
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';

type Options = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string };

/** What somebody who attacks may change about an answer. */
export type Lie = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether the authenticator asked for a fingerprint or PIN. */
  readonly verified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
};

const bytes = (text: string) => Buffer.from(text, 'base64url');
const text = (content: Uint8Array) => Buffer.from(content).toString('base64url');
const sha256 = (content: string | Uint8Array) => hash('sha256', content, 'buffer');
const flags = { present: 1, verified: 4, attested: 64 };

/** An authenticator in memory with one ES256 key (WebAuthn Level 3, 6.1; RFC 9053). */
export function newAuthenticator(origin: string, personId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(bytes(x))],
    [-3, new Uint8Array(bytes(y))],
  ]);
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let counter = 0;

  function dataOf(rpId: string, { verified = true, counter: said }: Lie, attested?: Uint8Array): Buffer {
    counter = said ?? counter + 1;
    const head = Buffer.alloc(37);
    sha256(rpId).copy(head);
    head[32] = flags.present | (verified ? flags.verified : 0) | (attested ? flags.attested : 0);
    head.writeUInt32BE(counter, 33);
    return Buffer.concat([head, attested ?? Buffer.alloc(0)]);
  }

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge }: Options, lie: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin }));

  return {
    create(options: Options, lie: Lie = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]);
      const authData = new Uint8Array(dataOf(lie.rpId ?? options.rp?.id ?? '', lie, attested));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options, lie)),
          attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },

    get(options: Options, lie: Lie = {}) {
      const data = dataOf(lie.rpId ?? options.rpId ?? '', lie);
      const client = clientData('webauthn.get', options, lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: text(Buffer.from(lie.userHandle ?? personId)),
        },
      };
    },
  };
}
