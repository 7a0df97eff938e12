import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commands } from './admin/commands.ts';
import type { Options } from './admin/password-option.ts';
import { Refused } from './admin/refused.ts';
import { readConfig } from './config.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { Problem } from './platform/http/problem.ts';

// `npm run admin -- <command>`: for whoever runs the installation, on the same settings, also while the server runs.

const usage = `npm run admin -- <command>

${Object.entries(commands)
  .map(([name, { options, does }]) => `  ${name} ${options}\n      ${does}`)
  .join('\n')}

  --json prints one line of JSON.`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: optionNames });
  const [name = ''] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const [run, { openInstallation }] = await Promise.all([command.load(), import('./admin/installation.ts')]);
  const installation = await openInstallation(config);
  try {
    return await run(installation, values satisfies Options);
  } finally {
    await installation.close();
  }
}

const text = { type: 'string' } as const;
const optionNames = {
  email: text,
  password: text,
  'password-file': text,
  name: text,
  account: text,
  out: text,
  in: text,
  identifier: text,
  version: text,
  locale: text,
  title: text,
  file: text,
  checkpoints: text,
  folder: text,
  recipient: { type: 'string', multiple: true },
  identity: text,
  erasures: text,
  'without-erasures': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

async function told(error: unknown): Promise<string> {
  if (error instanceof Problem) {
    const { errorSentences } = await import('./platform/http/failure.ts');
    const sentence = (await errorSentences('en'))[error.code];
    return sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(error.values?.[name] ?? ''));
  }
  if (error instanceof Refused || error instanceof CannotStart) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? error.message : (error.stack ?? error.message);
}

let code = 1;
try {
  code = await main();
} catch (error) {
  console.error(await told(error));
}
// What watches the database would keep the process for ever.
process.exit(code);
