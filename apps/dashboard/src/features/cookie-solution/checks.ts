import type { BannerConfiguration } from '@app/consent';
import { bannerConfiguration, type BannerFinding, type ErrorCode } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { fill } from '@app/texts';

export type Checked = {
  /** What is wrong with a setting as such, by its path: it cannot be saved. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the linter says: what blocks comes first. */
  readonly findings: readonly BannerFinding[];
};

/** What cannot be saved, in the words of the page; the same as the server would say. */
export function problemsOf(
  configuration: BannerConfiguration,
  sentences: Readonly<Record<ErrorCode, string>>,
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
