import type { Fields } from './fields.ts';
import { given } from './given.ts';
import { readLifetime } from './lifetimes.ts';
import type { Duty, ProviderRetention } from './service.ts';

type Complain = (complaint: string) => void;

/** Parses what a provider obliges its customers to say or not to say; `undefined` if the field is left out. */
export function dutiesOf<const Statement extends string>(
  read: Fields,
  field: string,
  statements: readonly Statement[],
  complain: Complain,
): readonly Duty<Statement>[] | undefined {
  if (!read.keys().includes(field)) return undefined;
  return read.parts(field).flatMap((duty) => {
    const [statement, source] = [duty.choice('statement', statements), duty.text('source')];
    if (!source) complain(`${field}: a duty without a source`);
    if (!statement) complain(`${field}: a duty to say nothing`);
    if (!source || !statement) return [];
    return [{ statement, source, ...given({ url: duty.text('url'), from: duty.text('from') }) }];
  });
}

/** Parses how long a provider keeps data. */
export function retentionOf(read: Fields | undefined, complain: Complain): ProviderRetention | undefined {
  if (!read) return undefined;
  const [usual, choices] = [read.text('usual') ?? '', read.texts('choices')];
  for (const period of [usual, ...choices]) {
    if (readLifetime(period)?.kind !== 'period') complain(`retention: ${period} is no period`);
  }
  return { usual, ...(choices.length > 0 && { choices }) };
}
