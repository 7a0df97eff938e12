import type { BannerConfiguration } from '@app/consent';
import { bannerConfiguration, type PageErrorCode } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { fill } from '@app/texts';

/**
 * The maximum size of a settings file in bytes: enough for custom CSS and markup, all texts in all languages, and all vendors.
 */
export const mostBytes = 256_000;

/** Identifies our files. */
const format = 'candor-banner';

type ParsedFile =
  | { readonly ok: true; readonly configuration: BannerConfiguration }
  | { readonly ok: false; readonly refusal: 'notJson' | 'tooLarge' | 'notOurs' }
  | { readonly ok: false; readonly refusal: 'wrong'; readonly problems: readonly string[] };

/** A configuration as the text of a file. */
export function writeConfiguration(configuration: BannerConfiguration): string {
  return `${JSON.stringify({ format, configuration }, undefined, 2)}\n`;
}

/** Parses such a file. Service ids of another site mean nothing here, so this site's service settings stay. */
export function readConfiguration(
  text: string,
  here: Pick<BannerConfiguration, 'services' | 'siteUrl'>,
  sentences: Readonly<Record<PageErrorCode, string>>,
): ParsedFile {
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
