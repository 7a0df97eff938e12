import {
  createBrowserEngine,
  createFetchEngine,
  type Caps,
  type Engine,
  type Guard,
  type Sandbox,
  type ScanResult,
} from '@app/scanner';

export type EngineName = ScanResult['engine'];

/** What a scan of this installation can be made with. The composition root makes it once. */
export type Engines = {
  /** The browser where there is one, unless html alone is asked for. */
  best(wanted: EngineName | null): Engine;
  readonly caps: Caps;
};

/**
 * @param guard Stands between every engine and the network.
 * @param chromium The browser of this installation, if it has one.
 * @param sandbox Whether it has to run in its sandbox.
 */
export function createEngines(guard: Guard, caps: Caps, chromium: string | undefined, sandbox: Sandbox): Engines {
  return {
    best(wanted) {
      if (wanted === 'fetch' || !chromium) return createFetchEngine(guard);
      return createBrowserEngine({ guard, executablePath: chromium, sandbox });
    },
    caps,
  };
}
