/** Nonce of the page's own script tag; tags that it inserts carry it too. */
export const nonce = document.currentScript?.nonce ?? '';
