import { insert } from './load.ts';

/** Makes what loads files of ours once; what failed is asked for again the next time. Rejected where one does not come. */
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
