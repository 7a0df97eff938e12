import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

writeFileSync('page.html', '<script src="https://static.hotjar.com/c/hotjar-1.js"></script>');
const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'candor-scan', '--html', '--json', 'page.html'], {
  encoding: 'utf8',
});
if (status !== 0 || JSON.parse(stdout).services[0].id !== 'hotjar') throw new Error(`${status}: ${stdout}${stderr}`);
