import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the catalogue's files are, whatever the folder the command is run in. */
export const dataFolder = path.resolve(import.meta.dirname, '../../packages/catalogue/data');

/** The lines of all files of the catalogue. */
export async function readLinesOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
}
