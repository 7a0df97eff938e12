import type {
  Answer,
  CustomService,
  OwnActivity,
  Project,
  SignedIn,
  Site,
  SiteType,
  cookieSolution,
  customService,
} from '@app/contract';
import type { Locale } from '@app/texts';
import { createContext, createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Agreed } from './agreement.ts';

/** Props of the form for a custom service. */
export type CustomServiceDialogProps = {
  readonly title: string;
  readonly initial: Partial<z.input<typeof customService>>;
  /** The languages in which the form asks for texts. */
  readonly languages: readonly Locale[];
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Resolves to whether the service was accepted; then the dialog closes. */
  readonly onSubmit: (custom: CustomService) => Promise<boolean>;
  readonly onClose: () => void;
  /** Content above the form. */
  readonly children: ReactNode;
};

/** Props of the form for an activity of an organization apart from its sites. */
export type OwnActivityDialogProps = {
  readonly title: string;
  readonly activity: OwnActivity;
  /** What applies where the activity states nothing. */
  readonly usual: { readonly legalBases: readonly string[]; readonly dataTypes: readonly string[] };
  readonly busy: boolean;
  readonly error: unknown;
  /** Resolves once the activity is saved; then the dialog closes. */
  readonly onSubmit: (activity: OwnActivity) => Promise<unknown>;
  readonly onClose: () => void;
};

export type TermsWizardProps = {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onAgreed: (agreed: Agreed) => void;
};

type PendingBannerChanges = Answer<typeof cookieSolution.readPending>['banner'];

type OfSite = { readonly siteId: string; readonly siteType: SiteType };

/** Slots on pages of a feature that other features fill, with the props that each passes. */
export type SlotProps = {
  /** The top of the page of a site: steps until it is live, how it is doing, what needs attention. */
  readonly siteHealth: OfSite;
  /** How a site is doing, in its line of the list of sites; all sites of the page are read at once. */
  readonly siteHealthLine: { readonly siteId: string; readonly siteIds: readonly string[] };
  /** A card on the page of a site, among those of consent. */
  readonly siteConsentCard: OfSite;
  /** A card among the settings of a site. */
  readonly siteSettingsCard: { readonly site: Site };
  /** A card on the page of a site, among those of its scans. */
  readonly siteScanCard: OfSite;
  /** The subscriptions, on the page of a site's consents. */
  readonly subscriptions: { readonly siteId: string; readonly isAlone: true };
  /** A warning if consents of a site are not recorded. */
  readonly consentState: { readonly siteId: string };
  /** A link from a site's banner to the choices of visitors. */
  readonly preferencesLink: { readonly siteId: string };
  /**
   * A note if the banner or other documents of a site wait to be published besides this document, or, without one, if anything
   * waits. It publishes them together.
   */
  readonly pendingNote: {
    readonly siteId: string;
    readonly documentId?: string;
    /** Runs what publishes once the page's changes are saved. */
    readonly whenSaved?: (publish: () => void) => void;
  };
  /** What publishing the banner would change for visitors. */
  readonly bannerChanges: { readonly siteId: string; readonly banner: PendingBannerChanges };
  /** Asks for approval of one document of a site, or of its banner and all changed documents. */
  readonly askForApproval: { readonly siteId: string; readonly documentId?: string; readonly onClose: () => void };
  /** What waits for approval, or was sent back, of a document or of a site as a whole. */
  readonly signOffNote: { readonly siteId: string; readonly documentId?: string };
  /** What waits for the approval of whoever signed in, above the list of sites. */
  readonly waitingForYou: {};
  /** Whether a project publishes by approval. */
  readonly projectSignOff: { readonly project: Project; readonly onClose: () => void };
  /** How somebody signs in beside the password, in the settings of the account. */
  readonly securityCard: {};
  /** Signing in with a passkey, on the page of the password. */
  readonly signInPasskey: { readonly onSignedIn: (answer: SignedIn) => void };
  /** In place of the password, where the domain of the address signs in elsewhere. */
  readonly signInCompany: {
    readonly email: string;
    readonly target: string;
    /** Called with what goes there, or with nothing where the password is asked for. */
    readonly onFound: (leave: (() => void) | undefined) => void;
  };
  /** Where the people of an account sign in, among its rules. */
  readonly companySignIn: {};
  /** How the directory of a company provisions people and teams. */
  readonly directory: {};
  /** The code that a sign-in asks for after the password. */
  readonly signInCode: { readonly onSignedIn: (answer: SignedIn) => void; readonly onOver: () => void };
  /** Buttons of the providers that people may sign in or sign up with. */
  readonly signInProviders: { readonly mode: 'login' | 'signup'; readonly target: string };
  /** Other ways to confirm the session than by the password, as far as the person has them. */
  readonly confirmOtherwise: { readonly onDone: () => void };
  /** A card on the page of a record of processing. */
  readonly recordCard: { readonly recordId: string; readonly mayEdit: boolean };
  readonly customServiceDialog: CustomServiceDialogProps;
  /** The details of an activity that belongs to no site. */
  readonly ownActivityDialog: OwnActivityDialogProps;
  /** Asks for the terms, the privacy notice and the e-mail choices of somebody who signs up. */
  readonly termsWizard: TermsWizardProps;
};
export type SlotName = keyof SlotProps;

/** A feature's content for a slot. `Component` is lazy, so that the page of the slot loads without it. */
export type SlotContent<Props> = {
  readonly Component: ComponentType<Props>;
  /** Whether the content is shown; always by default. */
  readonly when?: (props: Props) => boolean;
};

/** Contents that a feature registers, by slot. */
export type OwnSlots = { readonly [Name in SlotName]?: SlotContent<SlotProps[Name]> };

/** Contents of each slot, in the order of the features. */
export type FilledSlots = { readonly [Name in SlotName]: readonly SlotContent<SlotProps[Name]>[] };

const Filled = createContext<FilledSlots | undefined>(undefined);
export const SlotsProvider = Filled.Provider;

type Props<Name extends SlotName> = {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Shown for each content until its code is loaded. */
  readonly fallback?: ReactNode;
};

/** Shows what features registered for a slot. */
export function Slot<Name extends SlotName>({ name, props, fallback = null }: Props<Name>): ReactNode {
  const contents: readonly SlotContent<SlotProps[Name]>[] = use(Filled)?.[name] ?? [];
  return contents
    .filter(({ when }) => when?.(props) ?? true)
    .map(({ Component }, place) => (
      // The index is a stable key: registrations never change.
      <Suspense key={place} fallback={fallback}>
        {createElement(Component, props)}
      </Suspense>
    ));
}
