/**
 * A UUID version 7: 48 bits of time (eleven hexadecimal digits until the year 2527), then random bits. @see RFC 9562,
 * section 5.7
 */
export function timedId(): string {
  const chance = () => (Number(crypto.getRandomValues(new Uint8Array(1))) % 16).toString(16);
  return `0${Date.now().toString(16)}-7xxx-8xxx-xxxxxxxxxxxx`.replace(/.{8}/, '$&-').replace(/x/g, chance);
}
