export { type Choice, type Purpose } from './banner.ts';
export { CandorProvider, useConsent, type CandorProviderProps, type Consent } from './provider.tsx';
export {
  Candor,
  ConsentScript,
  Embed,
  Gate,
  PrivacyChoices,
  type ConsentScriptProps,
  type EmbedProps,
  type GateProps,
  type PrivacyChoicesProps,
} from './tags.tsx';
