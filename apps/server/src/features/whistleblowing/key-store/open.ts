import { fileURLToPath } from 'node:url';
import { oncePerServer } from '#platform/feature.ts';
import type { Services } from '#platform/http/context.ts';
import { folderKeys } from './folder.ts';
import type { KeyStore } from './key-store.ts';
import { postgresKeys } from './postgres.ts';

/** The key store of an installation, by its setting `REPORT_KEYS_URL`. */
export function openKeys(url: string, onError: (error: Error) => void): KeyStore {
  return new URL(url).protocol === 'file:' ? folderKeys(fileURLToPath(url)) : postgresKeys(url, onError);
}

type Opening = Pick<Services, 'config' | 'log'>;

const openFor = ({ config, log }: Opening): KeyStore =>
  openKeys(config.reportKeysUrl, (error) => log.failure('report-keys', error));

export const keysOf = oncePerServer(({ services }) => openFor(services));

/** Opens the key store for one piece of work, outside of what the server holds open. */
export async function withKeys(services: Opening, work: (keys: KeyStore) => Promise<void>): Promise<void> {
  const keys = openFor(services);
  try {
    await work(keys);
  } finally {
    await keys.close();
  }
}
