/** Opens an address in a window of its own, 1024 by 600. */
export function openPopup(address: string): void {
  window.open(address, '_blank', 'popup,width=1024,height=600,noopener');
}
