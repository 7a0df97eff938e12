/** Masks an address so that only its owner recognizes it, since mails and pages are forwarded. */
export function masked(email: string): string {
  return `${[...email][0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`;
}
