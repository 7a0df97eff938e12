/** Creates the value of a key; concurrent callers share one call, and its failure. */
export function singleFlight<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, make) => {
    const begun = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
