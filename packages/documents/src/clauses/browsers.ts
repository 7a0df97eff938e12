/** Each browser's help page on cookie settings. */
export const browsers = [
  { name: 'Google Chrome', help: 'https://support.google.com/chrome/answer/95647' },
  { name: 'Mozilla Firefox', help: 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox' },
  { name: 'Apple Safari', help: 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac' },
  { name: 'Microsoft Edge', help: 'https://support.microsoft.com/microsoft-edge' },
  { name: 'Opera', help: 'https://help.opera.com/latest/web-preferences/' },
] as const;
