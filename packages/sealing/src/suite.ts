/** The suite of everything that is sealed: XChaCha20-Poly1305, and HPKE as `hpke.ts` has it. Its number is in every envelope. */
export const suite = 1;
