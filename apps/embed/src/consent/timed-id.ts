/** A UUID of version 7: 48 bits of time (eleven digits until the year 2527), then chance. @see RFC 9562, section 5.7 */
export function timedId(): string {
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte + 256).toString(16).slice(1));
  const digits = `0${Date.now().toString(16)}7${chance.join('')}`;
  return digits.replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12}).*/, '$1-$2-$3-8$4-$5');
}
