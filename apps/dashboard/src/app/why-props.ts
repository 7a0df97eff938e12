import type { Words } from '@app/texts';

/** What `Why` explains. */
export type WhyProps = {
  /** The setting that is explained. */
  readonly of: keyof Words<'why'>['of'];
  /** The name of the setting, as its page shows it. */
  readonly label: string;
};
