import type { SignalSettings } from './configuration.ts';
import type { SiteService } from './site.ts';

/**
 * Services that read Google Consent Mode and respect it.
 * @see https://developers.google.com/tag-platform/security/concepts/consent-mode
 */
const consentAware = [
  'google-analytics-4',
  'google-ads-conversion-tracking',
  'google-ads-remarketing',
  'google-enhanced-conversions',
  'google-marketing-platform-floodlight-campaign-manager-360',
  'google-tag-manager',
];

/** Whether a service loads before a choice and sends pings without cookies (RULES G9). */
export function pingsBefore(
  { catalogueId = '' }: Pick<SiteService, 'catalogueId'>,
  { googleConsentMode }: Pick<SignalSettings, 'googleConsentMode'>,
): boolean {
  return googleConsentMode === 'advanced' && consentAware.includes(catalogueId);
}
