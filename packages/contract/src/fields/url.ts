import { z } from 'zod';
import { isHostName, isLabel, labelsOf } from './host.ts';
import { refused } from './refused.ts';

const maxLength = 255;
const scheme = /^https?:\/\//i;
const blanks = /[\s\0-\u001F\u007F-\u009F]/;
const letters = /^[\p{L}\p{M}]{2,}$/u;

type Parts = { readonly host: string; readonly port: string | undefined };

/**
 * Whether text is the URL of a web page. The scheme (http or https), a port and a path are optional; the host is a
 * domain name of any script whose last label has at least two letters.
 */
export function isUrl(text: string): boolean {
  const parts = partsOf(text);
  if (!parts || !isPort(parts.port)) return false;
  const labels = labelsOf(parts.host);
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(isLabel) && (letters.test(last) || last.startsWith('xn--'));
}

/** Whether text may become a URL while it is being typed: also `localhost:3000`, `192.168.0.1` or `example.`. */
export function looksLikeUrl(text: string): boolean {
  const parts = partsOf(text);
  return parts !== undefined && parts.host !== '' && !parts.host.includes('@');
}

function partsOf(text: string): Parts | undefined {
  if (text === '' || text.length > maxLength || blanks.test(text)) return undefined;
  const rest = text.replace(scheme, '');
  const slash = rest.indexOf('/');
  const authority = slash === -1 ? rest : rest.slice(0, slash);
  const colon = authority.indexOf(':');
  if (colon === -1) return { host: authority, port: undefined };
  return { host: authority.slice(0, colon), port: authority.slice(colon + 1) };
}

function isPort(port: string | undefined): boolean {
  return port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= 65535);
}

/** A URL of a page, validated strictly, for values that are stored. */
export const urlStrict = z.string().trim().min(1).max(maxLength).refine(isUrl, refused('field.url'));

/** A URL of a page, validated loosely, for hints while typing, never for values that are stored. */
export const urlLoose = z.string().trim().min(1).max(maxLength).refine(looksLikeUrl, refused('field.url'));

/** A domain name without scheme, port and path: `docs.example.com`. */
export const hostName = z.string().trim().toLowerCase().min(1).max(253).refine(isHostName, refused('field.host-name'));
