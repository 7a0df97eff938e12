export function ServiceDialogs() {
  return null;
}
