import process from 'node:process';
import { startPhp } from './php.mjs';

// Runs the plugin's own checks on each version of PHP that is named.
let failed = false;
for (const version of process.argv.slice(2)) {
  const php = await startPhp(version, { '/plugin': process.env['CANDOR_PLUGIN'] });
  const { text, exitCode } = await php.run({ scriptPath: '/plugin/test/run.php' });
  process.stdout.write(`PHP ${version}: ${text}`);
  failed ||= exitCode !== 0;
}
process.exit(failed ? 1 : 0);
