/** The part of the WHATWG URL class that is used here: every runtime has it, and it has no side effects. */
declare class URL {
  constructor(address: string);
  static canParse(address: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly hash: string;
}

/** Parses an absolute URL; undefined if the text is not one. */
export function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
