// The build puts the text of a stylesheet in the place of its import.
declare module '*.css' {
  const css: string;
  export default css;
}
