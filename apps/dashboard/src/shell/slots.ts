import type { Feature } from '#app/feature.ts';
import type { FilledSlots, SlotContent, SlotName, SlotProps } from '#app/slots.tsx';

/** Collects the components that features registered for each slot. */
export function filledSlots(features: readonly Feature[]): FilledSlots {
  const contents = <Name extends SlotName>(name: Name): readonly SlotContent<SlotProps[Name]>[] =>
    features.flatMap(({ slots }) => slots?.[name] ?? []);
  return {
    siteHealth: contents('siteHealth'),
    siteHealthLine: contents('siteHealthLine'),
    siteConsentCard: contents('siteConsentCard'),
    siteSettingsCard: contents('siteSettingsCard'),
    siteScanCard: contents('siteScanCard'),
    subscriptions: contents('subscriptions'),
    consentState: contents('consentState'),
    preferencesLink: contents('preferencesLink'),
    pendingNote: contents('pendingNote'),
    bannerChanges: contents('bannerChanges'),
    askForApproval: contents('askForApproval'),
    signOffNote: contents('signOffNote'),
    waitingForYou: contents('waitingForYou'),
    projectSignOff: contents('projectSignOff'),
    securityCard: contents('securityCard'),
    signInPasskey: contents('signInPasskey'),
    signInProviders: contents('signInProviders'),
    signInCompany: contents('signInCompany'),
    companySignIn: contents('companySignIn'),
    directory: contents('directory'),
    signInCode: contents('signInCode'),
    confirmOtherwise: contents('confirmOtherwise'),
    customServiceDialog: contents('customServiceDialog'),
    ownActivityDialog: contents('ownActivityDialog'),
    recordCard: contents('recordCard'),
    termsWizard: contents('termsWizard'),
  };
}
