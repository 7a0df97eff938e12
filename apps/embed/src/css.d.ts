// The build replaces an import of a style sheet with its text.
declare module '*.css' {
  const css: string;
  export default css;
}
