import { createDetector, type Detector } from '@app/catalogue';
import {
  createBrowserEngine,
  createFetchEngine,
  type Caps,
  type Engine,
  type Guard,
  type ScanResult,
} from '@app/scanner';
import { presentCatalogue } from '../policies/index.ts';

export type EngineName = ScanResult['engine'];

/** What a scan of this installation can be made with. The composition root makes it once. */
export type Engines = {
  /** The browser where there is one, unless html alone is asked for. */
  best(wanted: EngineName | null): Engine;
  /** Who tells services by what was seen; another one once the catalogue has changed. */
  detector(): Detector;
  readonly caps: Caps;
};

/**
 * @param guard Stands between every engine and the network.
 * @param chromium The browser of this installation, if it has one.
 */
export function createEngines(guard: Guard, caps: Caps, chromium: string | undefined): Engines {
  let known: { readonly catalogue: object; readonly detector: Detector } | undefined;
  return {
    best(wanted) {
      const executablePath = wanted === 'fetch' ? undefined : chromium;
      return executablePath ? createBrowserEngine({ guard, executablePath }) : createFetchEngine(guard);
    },
    detector() {
      const catalogue = presentCatalogue();
      if (known?.catalogue !== catalogue) known = { catalogue, detector: createDetector(catalogue.services) };
      return known.detector;
    },
    caps,
  };
}
