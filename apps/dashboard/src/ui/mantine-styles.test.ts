import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const styles = path.resolve(import.meta.dirname, '../../../../node_modules/@mantine/core/styles');

// A style stands in mantine.css, or is imported beside the component: `import '@mantine/core/styles/Tabs.layer.css'`.
test('every Mantine component that is used brings its styles', () => {
  const listed = readFileSync(path.join(import.meta.dirname, 'mantine.css'), 'utf8');

  const without = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    const imports = text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g);
    const names = Array.from(imports, ([, list = '']) =>
      list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
    ).flat();
    return names
      .filter((name) => existsSync(path.join(styles, `${name}.layer.css`)))
      .filter((name) => ![listed, text].some((place) => place.includes(`/styles/${name}.layer.css'`)))
      .map((name) => `${file}: ${name}`);
  });

  expect(without).toEqual([]);
});
