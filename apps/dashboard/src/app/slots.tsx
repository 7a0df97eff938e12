import type { customService, CustomService, SiteType } from '@app/contract';
import type { Locale } from '@app/texts';
import { createContext, createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';

/** The form of a service of one's own. */
export type CustomServiceDialogProps = {
  readonly title: string;
  readonly initial: Partial<z.input<typeof customService>>;
  /** Own words are asked for in each of these. */
  readonly languages: readonly Locale[];
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Whether it was taken: then the dialog closes. */
  readonly onSubmit: (custom: CustomService) => Promise<boolean>;
  readonly onClose: () => void;
  /** What stands above the form. */
  readonly children: ReactNode;
};

type OfSite = { readonly siteId: string; readonly siteType: SiteType };

/** Places on pages of one feature for what other features show there, and what each of them is given. */
export type SlotProps = {
  /** A card on the page of a site, among those of consent. */
  readonly siteConsentCard: OfSite;
  /** A card on the page of a site, among those of its scans. */
  readonly siteScanCard: OfSite;
  /** Who subscribed, beside the consents of a site. */
  readonly subscriptions: { readonly siteId: string; readonly isAlone: true };
  /** Says where consents of a site are not recorded. */
  readonly consentState: { readonly siteId: string };
  /** Leads from the banner of a site to what visitors chose. */
  readonly preferencesLink: { readonly siteId: string };
  readonly customServiceDialog: CustomServiceDialogProps;
};
export type SlotName = keyof SlotProps;

/** What one feature shows in a slot. `Component` is lazy: the page of the slot is loaded without it. */
export type SlotContent<Props> = {
  readonly Component: ComponentType<Props>;
  /** Where it stands; everywhere, if not said. */
  readonly when?: (props: Props) => boolean;
};

/** What a feature registers. */
export type OwnSlots = { readonly [Name in SlotName]?: SlotContent<SlotProps[Name]> };

/** What stands in each slot, in the order of the features. */
export type FilledSlots = { readonly [Name in SlotName]: readonly SlotContent<SlotProps[Name]>[] };

const Filled = createContext<FilledSlots | undefined>(undefined);
export const SlotsProvider = Filled.Provider;

type Props<Name extends SlotName> = {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Stands in the place of each until its code is there. */
  readonly fallback?: ReactNode;
};

/** Shows what features registered for a slot. */
export function Slot<Name extends SlotName>({ name, props, fallback = null }: Props<Name>): ReactNode {
  const contents: readonly SlotContent<SlotProps[Name]>[] = use(Filled)?.[name] ?? [];
  return contents
    .filter(({ when }) => when?.(props) ?? true)
    .map(({ Component }, place) => (
      // What is registered never changes its place.
      <Suspense key={place} fallback={fallback}>
        {createElement(Component, props)}
      </Suspense>
    ));
}
