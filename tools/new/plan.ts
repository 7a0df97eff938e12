import { filled, type Names } from './names.ts';

/** A text to insert into a file shared by all features, before the line that begins with `before`. */
type Insertion = { readonly file: string; readonly before: string; readonly text: string };

/** Every handwritten place shared by all features. A feature appears in each of them once or twice. */
const insertions: readonly Insertion[] = [
  {
    file: 'packages/contract/src/index.ts',
    before: "import { sites } from './sites.ts';",
    text: "import { __camels__ } from './__kebabs__.ts';\n",
  },
  { file: 'packages/contract/src/index.ts', before: '};\n\nexport *', text: '  __camels__,\n' },
  {
    file: 'packages/contract/src/index.ts',
    before: "export * from './sites.ts';",
    text: "export * from './__kebabs__.ts';\n",
  },
  {
    file: 'apps/server/src/features.ts',
    before: 'import type { Feature }',
    text: "import { __camels__ } from './features/__kebabs__/index.ts';\n",
  },
  { file: 'apps/server/src/features.ts', before: '];', text: '  __camels__,\n' },
  { file: 'apps/server/test/rights.ts', before: "  member: 'siud", text: "  __snake__: 'siud | - | siud',\n" },
  {
    file: 'apps/server/test/verified-routes.test.ts',
    before: '];\n\nEND',
    text: "  '__camels__.create',\n  '__camels__.update',\n  '__camels__.delete',\n",
  },
  {
    file: 'apps/dashboard/src/shell/features.ts',
    before: 'import type { Feature }',
    text: "import { __camels__Feature } from '#features/__kebabs__/routes.tsx';\n",
  },
  { file: 'apps/dashboard/src/shell/features.ts', before: '];', text: '  __camels__Feature,\n' },
  {
    file: 'apps/dashboard/src/app/paths.ts',
    before: '    account: `${prefix}/account`,',
    text: '    __camels__: `${prefix}/__kebabs__`,\n',
  },
  {
    file: 'packages/texts/src/interface.ts',
    before: '};\n\nexport type InterfaceArea',
    text: "  __camels__: () => import('./interface/en/__kebabs__.ts').then(({ __camels__ }) => __camels__),\n",
  },
];

/** Files that a feature creates or changes, with their new contents. */
export type Plan = { readonly created: ReadonlyMap<string, string>; readonly changed: ReadonlyMap<string, string> };

/**
 * Plans the files of a new feature.
 * @param templates by the path of the file they generate, with `.txt` appended
 * @throws Error if a shared place is not found in its file
 */
export function planFeature(
  names: Names,
  templates: ReadonlyMap<string, string>,
  read: (file: string) => string,
): Plan {
  const created = new Map(
    [...templates].map(([file, text]) => [filled(file.replace(/\.txt$/, ''), names), filled(text, names)]),
  );
  const changed = new Map<string, string>();
  for (const { file, before, text } of insertions)
    changed.set(file, inserted(changed.get(file) ?? read(file), before, filled(text, names), file));
  return { created, changed };
}

function inserted(whole: string, before: string, text: string, file: string): string {
  // `END` means the end of the file.
  const [within, anchor] = before.endsWith('\n\nEND') ? [`${whole}\nEND`, before] : [whole, before];
  const at = within.startsWith(anchor) ? 0 : within.indexOf(`\n${anchor}`) + 1;
  if (at === 0 && !within.startsWith(anchor)) throw new Error(`${file} has no line ${JSON.stringify(before)}.`);
  return whole.slice(0, at) + text + whole.slice(at);
}
