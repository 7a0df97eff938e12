/** Makes what is asked for under a key; all who ask while it is on its way share it, and its failure. */
export function singleFlight<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, make) => {
    const begun = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
