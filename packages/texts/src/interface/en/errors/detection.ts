/** Scans. */
export const scanErrors = {
  'scan.no-address': 'This site has no address yet. Add one, or enter where the scan should start.',
  'scan.running': 'A scan of this site is already running.',
  'scan.not-found': 'This scan no longer exists.',
  'scan.address': 'This address is in a private network, so it cannot be scanned.',
  'scan.unreachable': 'The site did not respond. Check its address and try again.',
  'scan.stopped': 'This scan was stopped before it started.',
  'scan.engine': 'The scan failed because of an error on our side. Please try again.',
} as const;
