import { readFileSync, statSync } from 'node:fs';
import { observeHtml, type Detection, type Detector } from '@app/catalogue';

/** A saved page: its file, and the URL it was saved from, if known. */
export type SavedPage = { readonly file: string; readonly url?: string };

export type SavedPageResult =
  | { readonly file: string; readonly ok: true; readonly found: readonly Detection[] }
  | { readonly file: string; readonly ok: false; readonly problem: string };

// A larger file is not a saved page.
const mostBytes = 50_000_000;

/** Parses `FILE=URL` or `FILE`: a file name may contain an equals sign, but a URL begins with http. */
export function readArgument(argument: string): SavedPage {
  const equals = argument.search(/=https?:\/\//i);
  return equals > 0 ? { file: argument.slice(0, equals), url: argument.slice(equals + 1) } : { file: argument };
}

export function lookAt({ file, url }: SavedPage, detector: Detector): SavedPageResult {
  try {
    if (statSync(file).size > mostBytes) return { file, ok: false, problem: `${file} is larger than 50 MB` };
    return { file, ok: true, found: detector.detect(observeHtml(readFileSync(file, 'utf8'), url)) };
  } catch (error) {
    return { file, ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The result of one page as a line of JSON. */
export function lineOf(seen: SavedPageResult): string {
  if (!seen.ok) return JSON.stringify({ file: seen.file, services: [], error: seen.problem });
  const services = seen.found.map(({ service, confidence, evidence }) => ({ id: service.id, confidence, evidence }));
  return JSON.stringify({ file: seen.file, services });
}
