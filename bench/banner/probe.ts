// The probe in the page, which runs before anything else there. It is sent as the source text of this function, so it must not
// use anything outside of it.

export type Stored = { readonly at: number };

/** The probe's interface for the harness. */
export type Probe = {
  find(selector: string): Element | undefined;
  /** The opacity on the screen: 0 if not visible, otherwise the product of all opacities. */
  opacity(element: Element): number;
  inDom?: number;
  painted?: number;
  settled?: number;
  readonly whenSettled: Promise<void>;
  readonly stores: number[];
  readonly events: PerformanceEventTiming[];
  /** Observes the next click. */
  arm(): void;
  clicked?: number;
  /** The time at which the banner had disappeared. */
  gone?: number;
  whenGone?: Promise<void>;
};

export function installProbe(banner: string): void {
  if (window.top !== window) return;
  const find = (selector: string): Element | undefined => {
    let root: ParentNode | null = document;
    let found: Element | null = null;
    for (const step of selector.split('>>>')) {
      found = root?.querySelector(step.trim()) ?? null;
      root = found?.shadowRoot ?? null;
    }
    return found ?? undefined;
  };
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const opacity = (element: Element): number => {
    const box = element.getBoundingClientRect();
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (width <= 1 || height <= 1 || getComputedStyle(element).visibility !== 'visible') return 0;
    let product = 1;
    for (let one: Element | null = element; one; one = parentOf(one)) {
      const style = getComputedStyle(one);
      if (style.display === 'none') return 0;
      product *= Number(style.opacity);
    }
    return product;
  };
  // A message posted while a frame is prepared arrives after the frame was painted.
  const afterPaint = (act: (now: number) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      act(performance.now());
      port1.close();
    };
    port2.postMessage(0);
  };

  let settle = (): void => undefined;
  const probe: Probe = {
    find,
    opacity,
    stores: [],
    events: [],
    whenSettled: new Promise((resolve) => (settle = resolve)),
    arm() {
      addEventListener('click', ({ timeStamp }) => (probe.clicked = timeStamp), { capture: true, once: true });
      probe.whenGone = new Promise((resolve) => {
        const look = (): void => {
          const element = find(banner);
          if (probe.clicked !== undefined && (!element || opacity(element) === 0))
            afterPaint((now) => {
              probe.gone = now;
              resolve();
            });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
  };
  (window as unknown as { probe: Probe }).probe = probe;

  new MutationObserver((_, observer) => {
    if (!find(banner)) return;
    probe.inDom ??= performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  let [place, still, since] = ['', 0, 0];
  const look = (): void => {
    const element = find(banner);
    const shown = element ? opacity(element) : 0;
    if (element && shown > 0 && probe.painted === undefined) {
      probe.inDom ??= performance.now();
      probe.painted = Number.NaN;
      afterPaint((now) => (probe.painted = now));
    }
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const now = shown >= 0.99 ? [left, top, width, height].map((one) => one.toFixed(1)).join() : '';
    still = now && now === place ? still + 1 : 0;
    if (now && still === 0) afterPaint((at) => (since = at));
    place = now;
    // Settled: three frames at the same position.
    if (still === 2) {
      probe.settled = since;
      settle();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    ...(get ? { get } : {}),
    set(this: Document, written: string) {
      set?.call(this, written);
      probe.stores.push(performance.now());
    },
  });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    probe.stores.push(performance.now());
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (/^(pointerdown|pointerup|click)$/.test(entry.name)) probe.events.push(entry);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
