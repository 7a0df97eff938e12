/** Loads an address of this origin; for any other address, loads the home page. */
export function leaveFor(target: string): void {
  const url = URL.parse(target, window.location.href);
  window.location.assign(url?.origin === window.location.origin ? url.href : '/');
}
