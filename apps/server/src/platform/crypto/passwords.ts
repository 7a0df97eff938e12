import { hash, verify } from '@node-rs/argon2';
import { newGate, type Standing } from './gate.ts';

// 19 MiB and two passes are the library's defaults for argon2id, written out because stored hashes depend on them.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes at once, so that a flood of sign-ins cannot use up all memory and processors. */
export const passwordGate = newGate(2, 32);

/** @throws Problem `server.busy` */
export function hashPassword(password: string, standing: Standing = 'stranger'): Promise<string> {
  return passwordGate.run(standing, () => hash(password.normalize('NFKC'), cost));
}

/** @throws Problem `server.busy` */
export function verifyPassword(hashed: string, password: string, standing: Standing = 'stranger'): Promise<boolean> {
  return passwordGate.run(standing, () => verify(hashed, password.normalize('NFKC')));
}
