import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the catalogue's files, independent of the working directory. */
export const dataFolder = path.resolve(import.meta.dirname, '../../packages/catalogue/data');

/** The lines of all catalogue files. */
export async function readLinesOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
}
