/** Of the page's own script tag: what it inserts carries it, too. */
export const nonce = document.currentScript?.nonce ?? '';
