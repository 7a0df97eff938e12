import type { ChainedConsent } from '@app/contract';

export type Preference = string | number | boolean | null;
/** `before` is undefined if no answer was known. */
export type Change = { readonly name: string; readonly before: Preference | undefined; readonly after: Preference };

/** Null: a text the site does not have. Undefined: it was not named. */
type Version = string | null | undefined;
export type NoticeChange = { readonly identifier: string; readonly before: Version; readonly after: Version };

export type Link = {
  readonly consent: ChainedConsent;
  /** Whether it is the oldest consent. */
  readonly isFirst: boolean;
  /** The changes compared with all earlier consents. `unknown`: the content was erased. */
  readonly changes: readonly Change[] | 'unknown';
  /**
   * The changes compared with the last consent that named any: notices in another version, new ones, and those no longer named.
   */
  readonly notices: readonly NoticeChange[];
};

/** A person's consents, newest first, each with its changes. A preference that a consent does not name stays unchanged. */
export function linksOf(chain: readonly ChainedConsent[], isWhole: boolean): readonly Link[] {
  const known = new Map<string, Preference>();
  let named: NoticeVersions = new Map();
  const links = chain.toReversed().map((consent, at): Link => {
    const isFirst = isWhole && at === 0;
    const next: NoticeVersions = new Map(consent.notices.map(({ identifier, version }) => [identifier, version]));
    const notices = next.size === 0 ? [] : noticeChanges(named, next);
    if (next.size > 0) named = next;
    if (consent.preferences === null) return { consent, isFirst, changes: 'unknown', notices };
    const changes = Object.entries(consent.preferences).flatMap(([name, after]) => {
      const before = known.get(name);
      known.set(name, after);
      return before === after ? [] : [{ name, before, after }];
    });
    return { consent, isFirst, changes, notices };
  });
  return links.toReversed();
}

type NoticeVersions = ReadonlyMap<string, string | null>;

function noticeChanges(before: NoticeVersions, after: NoticeVersions): readonly NoticeChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((identifier) => {
    const change = { identifier, before: before.get(identifier), after: after.get(identifier) };
    return change.before === change.after ? [] : [change];
  });
}
