import { columns } from './register/columns.ts';
import { neutral } from './register/neutral.ts';
import { onBehalf } from './register/on-behalf.ts';
import { values } from './register/values.ts';

/**
 * The record of processing activities in writing (GDPR Art. 30): its title page, its fields and their values. It speaks of people
 * as data subjects and addresses nobody.
 */
export const register = {
  title: 'Record of processing activities',
  /** Below the title. `gdpr` is the name of the law. */
  provision: 'Art. 30(1) %{gdpr}',
  organization: 'Organization',
  /** A day. */
  asOf: 'As of',
  language: 'Language',
  /** How many records there are: "Records: 12". */
  count: 'Records',
  none: 'The register has no records yet.',
  columns,
  onBehalf,
  values,
  neutral,
} as const;
