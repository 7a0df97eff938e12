/** Keys that checks press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** A page in a browser of one engine, operated as a person does: by pointer and keyboard. */
export type EnginePage = {
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns once the page has loaded. */
  goto(url: string): Promise<void>;
  /** Goes back in history; the engine uses the back/forward cache if it can. */
  back(): Promise<void>;
  /** Presses and releases the main button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key, shift?: boolean): Promise<void>;
  /** Runs a function in the page, which must not refer to outer variables. Its result is transferred as JSON. */
  run<Input extends readonly unknown[], Result>(
    inPage: (...input: Input) => Result | Promise<Result>,
    ...input: Input
  ): Promise<Result>;
  /** Returns a PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Deletes the cookies of all sites. Call it before `resize`: the page may be a new one. */
  startOver(): Promise<void>;
};

export type Engine = {
  readonly version: string;
  readonly page: EnginePage;
  close(): Promise<void>;
};

/**
 * Source of an expression whose value is a promise of JSON. All protocols support strings, but each has its own format
 * for objects.
 */
export function expression(inPage: (...input: never[]) => unknown, input: readonly unknown[]): string {
  return `(async () => JSON.stringify((await (${inPage.toString()})(...${JSON.stringify(input)})) ?? null))()`;
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
