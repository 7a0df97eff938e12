import { locales } from '@app/texts';
import { areas } from './areas.ts';

/** The output and exit code of a command. */
export type Answer = { readonly code: 0 | 1 | 2; readonly output: string };

export type Folders = {
  /** The folder `packages/texts`, or a copy of it. */
  readonly texts: string;
  /** The default folder for output files. */
  readonly out: string;
};

export function noLanguage(name: string): Answer {
  const all = locales.filter((locale) => locale !== 'en').join(', ');
  return { code: 2, output: `There is no language ${name} to translate into. There are: ${all}.` };
}

export function noArea(name: string): Answer {
  return { code: 2, output: `There is no area ${name}. There are: ${areas.map((area) => area.name).join(', ')}.` };
}
