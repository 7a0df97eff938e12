// Proves that every regular expression of the product takes linear time, and records which are proved. `npm run regexes`.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { hashOf, provedFile, readRegexes, slowness } from './find.ts';

const regexes = readRegexes();
const slow = regexes.flatMap((regex) => {
  const summary = slowness(regex);
  return summary ? [{ ...regex, summary }] : [];
});
for (const { path, pattern, flags, summary } of slow) console.log(`${path}: /${pattern}/${flags} ${summary}`);
const proved = regexes.filter(
  (regex) => !slow.some(({ pattern, flags }) => pattern === regex.pattern && flags === regex.flags),
);
const hashes = [...new Set(proved.map(hashOf))].toSorted();
writeFileSync(provedFile, `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`${hashes.length} expressions take linear time, ${slow.length} do not`);
process.exitCode = slow.length === 0 ? 0 : 1;
