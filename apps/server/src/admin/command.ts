import type { Installation } from './installation.ts';
import type { Options } from './password-option.ts';
import { Refused } from './refused.ts';

export type Command = {
  /** As shown in the help. */
  readonly options: string;
  readonly does: string;
  load(): Promise<Run>;
};

/** Runs a command on an installation. Returns the exit code. */
export type Run = (installation: Installation, options: Options) => Promise<number>;

export function say({ json }: Options, data: object, lines: readonly string[]): 0 {
  console.log(json ? JSON.stringify(data) : lines.join('\n'));
  return 0;
}

export function optional(options: Options, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

export function needed(options: Options, name: string): string {
  const given = optional(options, name);
  if (given === undefined || given === '') throw new Refused(`--${name} is needed.`);
  return given;
}

/** The values of an option that may be given several times. */
export function listed(options: Options, name: string): readonly string[] {
  const given = options[name];
  return typeof given === 'string' ? [given] : Array.isArray(given) ? given : [];
}
