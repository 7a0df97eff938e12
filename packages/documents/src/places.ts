import type { PrivacyFramework } from '@app/catalogue';
import type { ResolvedFacts } from './known.ts';
import type { KnownPlace } from './regimes/transfers.ts';

/** Every country in which somebody receives data: services, and those whom the owner names with an activity. */
export function placesOfRecipients({ services, activities }: ResolvedFacts): readonly KnownPlace[] {
  const named = activities.flatMap(({ recipients }) => recipients.flatMap(({ place }) => place ?? []));
  return [...services.flatMap(({ places }) => places), ...named];
}

/** A country with those who receive data there for the same occasions. */
export type Destination = {
  readonly place: KnownPlace;
  readonly recipients: readonly string[];
  readonly occasions: readonly string[];
  readonly framework: PrivacyFramework | undefined;
};
