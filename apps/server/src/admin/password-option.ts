import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refused } from './refused.ts';

/** The options of a command, as given. */
export type Options = Readonly<Partial<Record<string, string | boolean | readonly string[]>>>;

/**
 * The password for a command: `--password-file FILE` (`-`: standard input), `--password P`, or typed at a terminal prompt.
 * Every user of the machine can read passwords on a command line.
 *
 * @throws Refused when there is no password, or the file cannot be read
 */
export async function passwordFrom(options: Options): Promise<string> {
  const password = givenPassword(options) ?? (process.stdin.isTTY ? await typed() : undefined);
  if (password) return password;
  throw new Refused('--password is needed. Better: --password-file FILE, or a terminal on which it is asked for.');
}

/** The password without prompting: undefined if none is given. @throws Refused when the file cannot be read */
export function givenPassword(options: Options): string | undefined {
  const { password, 'password-file': file } = options;
  if (typeof file !== 'string') return typeof password === 'string' ? password : undefined;
  try {
    // Editors end a file with a newline.
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

async function typed(): Promise<string> {
  process.stderr.write('Password: ');
  // The prompt's output stream discards everything, so typed characters are not echoed.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
