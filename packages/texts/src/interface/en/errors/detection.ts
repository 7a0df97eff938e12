/** Scans. */
export const scanErrors = {
  'scan.no-address': 'This site has no address yet. Add one, or say where the scan should begin.',
  'scan.running': 'This site is being scanned already.',
  'scan.not-found': 'This scan is not there any more.',
  'scan.address': 'This address leads into a private network, so it cannot be scanned.',
  'scan.unreachable': 'The site did not answer. Check its address and try again.',
  'scan.stopped': 'This scan was stopped before it began.',
  'scan.engine': 'The scan broke off because of a fault of ours. Please try again.',
} as const;
