import type { Plugin } from 'vite';

// Each Mantine component has one module that names its classes, called as the style sheet that defines them.
const classNames = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs(?:\?|$)/;

/**
 * Lets every Mantine component bring its own styles: those of components that are not used are not loaded, and those of a
 * page come with its code. What is built on another component imports it first, so its styles follow.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    transform: {
      filter: { id: classNames },
      handler(code, id) {
        const [, name] = classNames.exec(id) ?? [];
        return name
          ? { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null, moduleSideEffects: true }
          : undefined;
      },
    },
  };
}
