import { insert } from './load.ts';

/**
 * Returns a function that loads each of our files once; a failed load is retried at the next call. Rejects if a file
 * fails to load.
 */
export function loaderOf(base: string): (path: string, hash?: string) => Promise<unknown> {
  const loading: Record<string, Promise<unknown> | undefined> = {};
  return (path, hash = '') =>
    (loading[path] ??= new Promise((resolve, reject) => {
      const script = insert(base + path, hash && `sha384-${hash}`);
      script.onload = resolve;
      script.onerror = (event) => {
        loading[path] = undefined;
        reject(event);
      };
    }));
}
