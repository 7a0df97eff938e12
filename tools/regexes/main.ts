// Proves that every regular expression of the product takes linear time, and records which are proved. `npm run regexes`.
// Those on the list were proved before: a proof depends on the expression alone.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { hashOf, provedFile, readProved, readRegexes, unprovedOf } from './find.ts';

const regexes = readRegexes();
const { slow, checked } = unprovedOf(regexes, readProved());
for (const { path, pattern, flags, summary } of slow) console.log(`${path}: /${pattern}/${flags} ${summary}`);
const refused = new Set(slow.map(hashOf));
const hashes = [...new Set(regexes.map(hashOf))].filter((hash) => !refused.has(hash)).toSorted();
writeFileSync(provedFile, `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`${hashes.length} expressions take linear time, ${slow.length} do not; ${checked} were not on the list`);
process.exitCode = slow.length === 0 ? 0 : 1;
