import { testVendorList } from '../../packages/tcf/src/test-list.ts';

/** The input for a string: plain IDs, as the libraries hold them after a click on a banner. */
export type Input = {
  readonly list: ReturnType<typeof testVendorList>;
  /** Milliseconds since 1970, at the beginning of a day. */
  readonly when: number;
  readonly purposes: readonly number[];
  readonly interests: readonly number[];
  readonly specialFeatures: readonly number[];
  readonly vendorConsents: readonly number[];
  readonly vendorInterests: readonly number[];
  readonly disclosed: readonly number[];
};

export type Contender<Model> = {
  readonly name: string;
  prepare(input: Input): Model;
  encode(model: Model): string;
  /** The steps for a page's first string, if they differ from `prepare` and `encode` together. */
  first?(input: Input & { readonly most: string }): string;
  /** Also reads the IDs of consented vendors, if the library decodes them lazily. */
  decode(text: string): unknown;
};

/** A thousand vendors: all granted, or a third refused. */
export function inputs(): { readonly all: Input; readonly mixed: Input } {
  const list = testVendorList(1034);
  const live = Object.values(list.vendors).filter((one) => !('deletedDate' in one));
  const input = (granted: (id: number) => boolean): Input => ({
    list,
    when: Date.UTC(2026, 10, 22),
    purposes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    interests: [2, 7, 8, 9, 10, 11],
    specialFeatures: [1, 2],
    vendorConsents: live.filter(({ id, purposes }) => purposes.length > 0 && granted(id)).map(({ id }) => id),
    vendorInterests: live
      .filter(({ id, legIntPurposes }) => legIntPurposes.length > 0 && granted(id))
      .map(({ id }) => id),
    disclosed: live.map(({ id }) => id),
  });
  return { all: input(() => true), mixed: input((id) => (id * 7919) % 3 !== 0) };
}
