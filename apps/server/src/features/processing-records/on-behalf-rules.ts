import { adequacyOn, isEea, isUnder, type RecordMissing, type TransferBasis, type TransferLaw } from '@app/catalogue';
import type { OnBehalf, RecordFields } from '@app/contract';
import type { Facts } from '@app/documents';

/** What a record of a processor lacks of GDPR Art. 30(2), in the order of the article. */
export function missingOnBehalf(fields: RecordFields, facts: Facts | undefined): readonly RecordMissing[] {
  const { customers = [], categories = [] } = fields.onBehalf ?? {};
  const lacks: readonly (readonly [RecordMissing, boolean])[] = [
    ['processor', !facts || facts.owner.name === '' || !isReachable(facts.owner)],
    ['customer', customers.length === 0 || !customers.every(isReachable)],
    ['categories', categories.length === 0],
    [
      'safeguard',
      transfersOnBehalf(fields.onBehalf, facts?.owner.country).some(({ third, basis }) => third && basis === null),
    ],
    ['measures', fields.measures.length + fields.ownMeasures.length + (facts?.security?.length ?? 0) === 0],
  ];
  return lacks.flatMap(([code, isLacking]) => (isLacking ? [code] : []));
}

type Ways = { readonly [Way in 'email' | 'address' | 'phone']?: string | undefined };

/** Whether contact details are known, as GDPR Art. 30(1)(a) and 30(2)(a) demand. */
export function isReachable({ email, address, phone }: Ways): boolean {
  return [email, address, phone].some((way) => way !== undefined && way !== '');
}

type OnBehalfTransfer = { readonly country: string; readonly third: boolean; readonly basis: TransferBasis | null };

/** The countries to which data goes: those that are stated, and those of other processors. `home`: where the organization is. */
export function transfersOnBehalf(
  { transfers = [], subprocessors = [] }: Partial<OnBehalf> = {},
  home: string | undefined,
): readonly OnBehalfTransfer[] {
  const basisOf = new Map(transfers.map(({ country, basis }) => [country, basis]));
  const countries = [
    ...transfers.map(({ country }) => country),
    ...subprocessors.flatMap(({ country }) => country ?? []),
  ];
  return [...new Set(countries)].map((country) => ({
    country,
    third: !isUnder(lawOf(home), country),
    basis: basisOf.get(country) ?? null,
  }));
}

/** The last day of the adequacy decision on which a transfer rests on a day, if that ends. */
export function endOfBasis(
  { country, basis }: OnBehalfTransfer,
  home: string | undefined,
  on: string,
): string | undefined {
  const restsOnDecision = basis === 'adequacy' || basis === 'privacy-framework';
  return restsOnDecision ? adequacyOn(lawOf(home), country, on)?.until : undefined;
}

/** The law on transfers at the seat of the processor. That of the Union stands for all others. */
function lawOf(home: string | undefined): TransferLaw {
  if (home === undefined || isEea(home)) return 'gdpr';
  const laws: Readonly<Record<string, TransferLaw>> = { GB: 'uk-gdpr', CH: 'swiss-fadp', BR: 'lgpd' };
  return laws[home] ?? 'gdpr';
}
