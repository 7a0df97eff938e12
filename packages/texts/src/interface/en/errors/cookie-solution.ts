/** Banners. */
export const bannerErrors = {
  'banner.not-found': 'This site has no banner, or it was never published.',
  'banner.offline': 'The banner is offline. Put it online first.',
  'banner.not-offline': 'The banner is not offline.',
  'banner.blocked': 'The banner cannot be published yet. Problems to fix: %{count}.',
  'banner.changed-meanwhile':
    'Somebody else has saved this banner since you opened it. Reload to see what is new; your settings are not saved.',
  'banner.css': 'This style is refused: %{what}.',
  'banner.markup': 'This markup is refused: %{what}.',
  'banner.file-too-large': 'This file is too large. It may have %{megabytes} MB at most.',
  'banner.file-type': 'Only PNG, JPEG and WebP pictures can be uploaded.',
  'banner.file-not-found': 'This file no longer exists.',
  'banner.picture-not-found': 'This picture has not been taken yet.',
  'banner.preview-over': 'This preview has ended. Open it again from the settings of the banner.',
  'banner.code-missing': 'The script of the banner is not built on this server.',
  'banner.no-variants': 'There is no variant to test. Add one and publish it first.',
  'banner.experiment-running': 'A test of this banner is already running.',
  'banner.no-experiment': 'No test of this banner is running.',
  'vendor-list.missing': 'The vendor list of the IAB has not been fetched yet, so TCF cannot be switched on.',
  'banner.cmp-id-missing':
    'TCF needs the number under which IAB Europe registered you as a consent management platform.',
} as const;
