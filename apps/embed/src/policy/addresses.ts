/** The properties of a location used here. */
type Place = { readonly origin: string; readonly pathname: string; readonly protocol: string };

/**
 * The page's URL as the document in its frame may know it: without query and fragment, which may contain secrets such
 * as a reset token. For a page without an origin (a file, a sandbox) it is `null`.
 */
export function embedderAddress(place: Place): string {
  return place.protocol.startsWith('http') ? place.origin + place.pathname : 'null';
}

/** URL of the popup frame for a link: the link's own, with what the frame must know. */
export function frameAddress(link: string, embedder: string, height: number): string {
  const address = new URL(link);
  address.searchParams.set('ifr', 'true');
  address.searchParams.set('height', String(height));
  address.searchParams.set('origin', embedder);
  return address.href;
}

/** The origin of an embedder's URL; `undefined` if it is not a URL. */
export function embedderOrigin(address: string): string | undefined {
  if (address === 'null') return address;
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/** URL of a hosted document in another format (`.json`) or language. */
export function documentAddress(document: string, format: string, language?: string): string {
  const address = new URL(document);
  address.pathname += format;
  if (language) address.searchParams.set('lang', language);
  return address.href;
}
