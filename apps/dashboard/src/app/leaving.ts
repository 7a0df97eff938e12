/** Leaves for an address of this origin by loading it anew. Any other address is not followed: the home page is. */
export function leaveFor(target: string): void {
  const url = URL.parse(target, window.location.href);
  window.location.assign(url?.origin === window.location.origin ? url.href : '/');
}
