import { testVendorList } from '../../packages/tcf/src/test-list.ts';

/** What is to become a string: plain ids, as a click on a banner leaves them with the libraries. */
export type Input = {
  readonly list: ReturnType<typeof testVendorList>;
  /** Milliseconds since 1970, the beginning of a day. */
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
  /** What a page does for its first string, where it is something else than both together. */
  first?(input: Input & { readonly most: string }): string;
  /** The ids of the vendors consented to are asked for, too, where they are found only then. */
  decode(text: string): unknown;
};

/** A thousand vendors: all of them granted, or a third refused. */
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
