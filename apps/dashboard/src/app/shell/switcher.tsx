/** The project and site switcher of the header, which belongs to the sites. */
export function Switcher() {
  return null;
}
