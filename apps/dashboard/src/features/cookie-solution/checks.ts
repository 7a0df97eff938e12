import type { BannerConfiguration } from '@app/consent';
import { bannerConfiguration, type BannerFinding, type PageErrorCode } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { fill } from '@app/texts';

export type Checked = {
  /** Invalid settings, by path: they cannot be saved. */
  readonly problems: Readonly<Record<string, string>>;
  /** The linter's findings, blocking ones first. */
  readonly findings: readonly BannerFinding[];
};

/** The problems that prevent saving, in the page's language; the same as the server would report. */
export function problemsOf(
  configuration: BannerConfiguration,
  sentences: Readonly<Record<PageErrorCode, string>>,
): Readonly<Record<string, string>> {
  const parsed = bannerConfiguration.safeParse(configuration);
  if (parsed.success) return {};
  return Object.fromEntries(
    Object.entries(fieldProblems(parsed.error, configuration)).map(([path, { code, values }]) => [
      path,
      fill<string>(sentences[code], values ?? {}),
    ]),
  );
}
