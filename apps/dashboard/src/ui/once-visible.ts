/** Runs once the element is visible, since a part of a page may be hidden until those above it have loaded. Returns how to stop. */
export function onceVisible(element: Element, act: () => void): () => void {
  let next = 0;
  const look = (): void => {
    if (element.checkVisibility({ visibilityProperty: true })) act();
    else next = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(next);
}
