/** Keys that checks press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** A page in a browser of one engine, driven the way a person does: by pointer and keyboard. */
export type EnginePage = {
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns once the page has loaded. */
  goto(url: string): Promise<void>;
  /** Goes to the page before, out of the back/forward cache where the engine has it there. */
  back(): Promise<void>;
  /** Presses and releases the main button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key, shift?: boolean): Promise<void>;
  /** Runs a function that refers to nothing outside of itself in the page. What it returns is sent as JSON. */
  run<Input extends readonly unknown[], Result>(
    inPage: (...input: Input) => Result | Promise<Result>,
    ...input: Input
  ): Promise<Result>;
  /** Returns a PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Deletes the cookies of all sites. To be called before `resize`: the page may be a new one. */
  startOver(): Promise<void>;
};

export type Engine = {
  readonly version: string;
  readonly page: EnginePage;
  close(): Promise<void>;
};

/** Source of an expression whose value is a promise of JSON. Every protocol has strings; objects each has its own way. */
export function expression(inPage: (...input: never[]) => unknown, input: readonly unknown[]): string {
  return `(async () => JSON.stringify((await (${inPage.toString()})(...${JSON.stringify(input)})) ?? null))()`;
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
