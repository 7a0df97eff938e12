/** The part of a page's location these need. */
type Place = { readonly origin: string; readonly pathname: string; readonly protocol: string };

/**
 * The page as a document in its frame may know it: without query and fragment, which may hold what is nobody's
 * business, a reset token for one. A page without an address (a file, a sandbox) is the origin `null`.
 */
export function embedderAddress(place: Place): string {
  return place.protocol.startsWith('http') ? place.origin + place.pathname : 'null';
}

/** The address of the popup frame for a link: its own, with what the frame must know. */
export function frameAddress(link: string, embedder: string, height: number): string {
  const address = new URL(link);
  address.searchParams.set('ifr', 'true');
  address.searchParams.set('height', String(height));
  address.searchParams.set('origin', embedder);
  return address.href;
}

/** The origin of an embedder's address; `undefined` if it is none. */
export function embedderOrigin(address: string): string | undefined {
  if (address === 'null') return address;
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/** A hosted document in another format (`.json`) or language. */
export function documentAddress(document: string, format: string, language?: string): string {
  const address = new URL(document);
  address.pathname += format;
  if (language) address.searchParams.set('lang', language);
  return address.href;
}
