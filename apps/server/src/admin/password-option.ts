import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refused } from './refused.ts';

/** The options of a command, as they were given. */
export type Options = Readonly<Partial<Record<string, string | boolean | readonly string[]>>>;

/**
 * The password that a command is given: `--password-file FILE` (`-`: standard input), `--password P`, or what somebody
 * types who is asked on a terminal. On a command line every user of the machine can read it.
 *
 * @throws Refused when there is no password, or the file cannot be read
 */
export async function passwordFrom(options: Options): Promise<string> {
  const password = givenPassword(options) ?? (process.stdin.isTTY ? await typed() : undefined);
  if (password) return password;
  throw new Refused('--password is needed. Better: --password-file FILE, or a terminal on which it is asked for.');
}

/** The same without asking: undefined where none is given. @throws Refused when the file cannot be read */
export function givenPassword(options: Options): string | undefined {
  const { password, 'password-file': file } = options;
  if (typeof file !== 'string') return typeof password === 'string' ? password : undefined;
  try {
    // Editors end a file with a line break.
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

async function typed(): Promise<string> {
  process.stderr.write('Password: ');
  // What is typed is shown by the one who echoes it, which this stream does not.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
