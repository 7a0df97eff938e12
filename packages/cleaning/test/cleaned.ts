import { expect } from 'vitest';
import { clean, type Cleaned } from '../src/index.ts';

export type CleanedFile = Extract<Cleaned, { ok: true }>;

/** Cleans a file that can be cleaned. */
export async function cleaned(bytes: Uint8Array): Promise<CleanedFile> {
  const result = await clean(bytes);
  expect(result).toMatchObject({ ok: true });
  return result as CleanedFile;
}
