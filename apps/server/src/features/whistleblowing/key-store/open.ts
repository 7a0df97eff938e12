import { fileURLToPath } from 'node:url';
import { oncePerServer } from '#platform/feature.ts';
import { folderKeys } from './folder.ts';
import type { KeyStore } from './key-store.ts';
import { postgresKeys } from './postgres.ts';

/** The key store of an installation, by its setting `REPORT_KEYS_URL`. */
export function openKeys(url: string, onError: (error: Error) => void): KeyStore {
  return new URL(url).protocol === 'file:' ? folderKeys(fileURLToPath(url)) : postgresKeys(url, onError);
}

export const keysOf = oncePerServer(({ services }) =>
  openKeys(services.config.reportKeysUrl, (error) => services.log.failure('report-keys', error)),
);
