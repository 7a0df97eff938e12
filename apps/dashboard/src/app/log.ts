// Logging is enabled by `jsdebug=true` in the address.
const debugging = new URLSearchParams(window.location.search).get('jsdebug') === 'true';

export const log = {
  debug(message: string, ...details: readonly unknown[]): void {
    if (debugging) console.debug(message, ...details);
  },
  warn(message: string, ...details: readonly unknown[]): void {
    console.warn(message, ...details);
  },
};
