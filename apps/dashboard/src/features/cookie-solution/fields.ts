import type { BannerConfiguration, Confirmable } from '@app/consent';

/** The sections of the settings, of which one is shown at a time. */
export const sections = [
  'site',
  'look',
  'law',
  'services',
  'texts',
  'code',
  'signals',
  'tcf',
  'memory',
  'variants',
  'transfer',
] as const;
export type Section = (typeof sections)[number];

/** Sections that few banners need, which are listed after the others. */
export const advancedSections: ReadonlySet<Section> = new Set<Section>([
  'code',
  'signals',
  'tcf',
  'memory',
  'variants',
  'transfer',
]);

/** Whether the options that few banners need are unfolded. */
export type View = 'simple' | 'advanced';

const sectionOfSetting: Readonly<Record<keyof BannerConfiguration, Section>> = {
  siteUrl: 'site',
  languages: 'site',
  position: 'look',
  scheme: 'look',
  colours: 'look',
  darkColours: 'look',
  radius: 'look',
  fontSize: 'look',
  fontFamily: 'look',
  logo: 'look',
  closeButton: 'look',
  modal: 'look',
  regimes: 'law',
  exemptions: 'law',
  confirmations: 'site',
  gpc: 'law',
  services: 'services',
  blocking: 'services',
  texts: 'texts',
  css: 'code',
  markup: 'code',
  signals: 'signals',
  tcf: 'tcf',
  reopen: 'memory',
  reopenSide: 'memory',
  months: 'memory',
  cookieDomain: 'memory',
  log: 'memory',
  variants: 'variants',
};

/** A reason is shown beside the setting it explains. */
const settingOfReason: Readonly<Record<Confirmable, string>> = {
  wall: 'modal',
  necessary: 'services',
  advanced: 'signals',
  'tcf-words': 'texts',
  ch: 'regimes',
  fr: 'exemptions',
  uk: 'exemptions',
};

/** Settings under "More options", in sections that have other settings too. */
const advancedSettings: ReadonlySet<string> = new Set([
  'radius',
  'fontSize',
  'fontFamily',
  'modal',
  'gpc',
  'blocking.allowed',
]);

/** The section and view of a finding's path: `colours.button` is in the look. */
export function placeOf(path: string): { readonly section: Section; readonly view: View } {
  const [first = '', second = ''] = path.split('.');
  const reasoned: string | undefined = Object.hasOwn(settingOfReason, second)
    ? settingOfReason[second as Confirmable]
    : undefined;
  const setting = first === 'confirmations' ? (reasoned ?? first) : first;
  // A finding that belongs to no setting is shown in the first section.
  const section = Object.hasOwn(sectionOfSetting, setting)
    ? sectionOfSetting[setting as keyof BannerConfiguration]
    : 'site';
  const isAdvanced =
    advancedSections.has(section) || advancedSettings.has(setting) || advancedSettings.has(`${first}.${second}`);
  return { section, view: isAdvanced ? 'advanced' : 'simple' };
}
