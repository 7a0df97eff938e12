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

/** The scan engines of this installation. Created once, by the composition root. */
export type Engines = {
  /** The browser if there is one, unless HTML only was requested. */
  best(wanted: EngineName | null): Engine;
  readonly caps: Caps;
};

/**
 * @param guard Guard for the network requests of all engines.
 * @param chromium The browser of this installation, if it has one.
 * @param sandbox Whether the browser has to run in its sandbox.
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
