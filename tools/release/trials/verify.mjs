import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

writeFileSync('proof.json', '{}');
const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'candor-verify', 'proof.json', '--json'], {
  encoding: 'utf8',
});
if (status !== 2 || JSON.parse(stdout).outcome !== 'unreadable') throw new Error(`${status}: ${stdout}${stderr}`);
