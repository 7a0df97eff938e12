/** Scans. */
export const scanErrors = {
  'scan.no-address': 'This site has no address yet. Add one, or say where the scan should begin.',
  'scan.running': 'This site is already being scanned.',
  'scan.not-found': 'This scan no longer exists.',
  'scan.address': 'This address is in a private network, so it cannot be scanned.',
  'scan.unreachable': 'The site did not answer. Check its address and try again.',
  'scan.stopped': 'This scan was stopped before it began.',
  'scan.engine': 'The scan failed because of an error on our side. Please try again.',
} as const;
