import { stretching, type Stretch } from '@app/sealing';
import { argon2id } from 'hash-wasm';

/** Argon2id, as WebAssembly: in plain JavaScript it would take most of a minute. @see RFC 9106 */
export const stretch: Stretch = (passphrase, salt) =>
  argon2id({
    password: passphrase,
    salt,
    memorySize: stretching.memory,
    iterations: stretching.passes,
    parallelism: stretching.lanes,
    hashLength: stretching.length,
    outputType: 'binary',
  });
