import type { BannerConfiguration } from '@app/consent';
import { bannerConfiguration, type ErrorCode } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { fill } from '@app/texts';

/** Bytes of a file that can be settings: own CSS and markup, all texts in all languages, and all vendors fit in. */
export const mostBytes = 256_000;

/** Names our files, so that others are told from them. */
const format = 'candor-banner';

type Read =
  | { readonly ok: true; readonly configuration: BannerConfiguration }
  | { readonly ok: false; readonly refusal: 'notJson' | 'tooLarge' | 'notOurs' }
  | { readonly ok: false; readonly refusal: 'wrong'; readonly problems: readonly string[] };

/** A configuration as a file. */
export function writeConfiguration(configuration: BannerConfiguration): string {
  return `${JSON.stringify({ format, configuration }, undefined, 2)}\n`;
}

/** Reads such a file. What the services of another site are called there means nothing here: they stay as they are. */
export function readConfiguration(
  text: string,
  here: Pick<BannerConfiguration, 'services' | 'siteUrl'>,
  sentences: Readonly<Record<ErrorCode, string>>,
): Read {
  if (text.length > mostBytes) return { ok: false, refusal: 'tooLarge' };
  const written = parse(text);
  if (written === undefined) return { ok: false, refusal: 'notJson' };
  if (!isOurs(written)) return { ok: false, refusal: 'notOurs' };
  const { configuration } = written;
  const isOfHere = configuration['siteUrl'] === here.siteUrl;
  const given = { ...configuration, ...(isOfHere ? {} : { services: here.services, siteUrl: here.siteUrl }) };
  const parsed = bannerConfiguration.safeParse(given);
  if (parsed.success) return { ok: true, configuration: parsed.data };
  const problems = Object.entries(fieldProblems(parsed.error, given)).map(
    ([path, { code, values }]) => `${path}: ${fill<string>(sentences[code], values ?? {})}`,
  );
  return { ok: false, refusal: 'wrong', problems };
}

type Ours = { readonly configuration: Readonly<Record<string, unknown>> };

function isOurs(written: unknown): written is Ours {
  if (typeof written !== 'object' || written === null || !('format' in written) || written.format !== format)
    return false;
  return 'configuration' in written && typeof written.configuration === 'object' && written.configuration !== null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
