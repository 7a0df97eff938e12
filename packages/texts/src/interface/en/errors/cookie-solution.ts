/** Banners. */
export const bannerErrors = {
  'banner.not-found': 'This site has no banner, or it was never published.',
  'banner.offline': 'The banner is offline. Put it online first.',
  'banner.not-offline': 'The banner is not offline.',
  'banner.blocked': 'The banner cannot be published yet. Problems to fix: %{count}.',
  'banner.changed-meanwhile':
    'Someone else saved this banner after you opened it. Reload to see the changes. Your settings are not saved.',
  'banner.css': 'This CSS is not allowed: %{what}.',
  'banner.markup': 'This HTML is not allowed: %{what}.',
  'banner.file-too-large': 'This file is too large. The limit is %{megabytes} MB.',
  'banner.file-type': 'Only PNG, JPEG and WebP images can be uploaded.',
  'banner.file-not-found': 'This file no longer exists.',
  'banner.picture-not-found': 'This picture has not been taken yet.',
  'banner.preview-over': 'This preview has ended. Open it again from the banner settings.',
  'banner.code-missing': 'The banner script is not built on this server.',
  'banner.no-variants': 'There is no variant to test. Add and publish one first.',
  'banner.experiment-running': 'A test of this banner is already running.',
  'banner.no-experiment': 'No test of this banner is running.',
  'vendor-list.missing': 'The IAB vendor list has not been downloaded yet, so TCF cannot be turned on.',
  'banner.cmp-id-missing': 'TCF requires the consent management platform number that IAB Europe assigned to you.',
} as const;
