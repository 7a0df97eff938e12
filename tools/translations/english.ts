import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pointer } from '@app/texts/parity.ts';
import { parseSync } from 'vite';

/** The English texts of an area, parsed from their source. */
export type English = {
  readonly words: unknown;
  /** Doc comments by the key below each; the one on the whole area has the empty key. */
  readonly notes: ReadonlyMap<string, string>;
};

type Parsed = ReturnType<typeof parseSync>;
type Program = Parsed['program'];
type Declaration = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration'];
type Expression = NonNullable<Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;

/** A value with the comments inside it, keyed relative to it. */
type Value = { readonly words: unknown; readonly notes: ReadonlyMap<string, string> };

/**
 * Parses a file of English texts without running it, so that comments are included and a copy of the folder can be read. Such a
 * file exports one constant, made of object literals, arrays, sentences and constants from adjacent files.
 *
 * @throws Error for any other syntax
 */
export function readEnglish(file: string): English {
  const values = [...exportsOf(file).values()];
  const [words] = values;
  if (!words || values.length > 1) throw new Error(`${file} must export one constant.`);
  return words;
}

function exportsOf(file: string): Map<string, Value> {
  const { program, comments } = parseSync(file, readFileSync(file, 'utf8'));
  const text = readFileSync(file, 'utf8');
  const scope = new Map<string, Value>();
  const exported = new Map<string, Value>();
  const commentAbove = (start: number) => {
    const comment = comments.findLast(({ end }) => end <= start);
    const isDoc = comment?.type === 'Block' && comment.value.startsWith('*');
    return isDoc && text.slice(comment.end, start).trim() === '' ? plainText(comment.value) : undefined;
  };

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const imported = exportsOf(path.resolve(path.dirname(file), statement.source.value));
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
          throw unreadable(specifier);
        const value = imported.get(specifier.imported.name);
        if (value) scope.set(specifier.local.name, value);
      }
      continue;
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') throw unreadable(statement);
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) throw unreadable(statement);
      const value = withNote(valueOf(init), commentAbove(statement.start));
      scope.set(id.name, value);
      if (statement !== declaration) exported.set(id.name, value);
    }
  }
  return exported;

  function valueOf(node: Expression): Value {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return valueOf(node.expression);
    if (node.type === 'Literal') return { words: node.value, notes: new Map() };
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
      return { words: node.quasis[0]?.value.cooked, notes: new Map() };
    if (node.type === 'Identifier') {
      const value = scope.get(node.name);
      if (value) return value;
    }
    if (node.type === 'ArrayExpression') {
      const items = node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw unreadable(node);
        return valueOf(element);
      });
      return { words: items.map(({ words }) => words), notes: new Map() };
    }
    return node.type === 'ObjectExpression' ? objectOf(node) : fail(node);
  }

  function objectOf(node: Extract<Expression, { type: 'ObjectExpression' }>): Value {
    const words: Record<string, unknown> = {};
    const notes = new Map<string, string>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = valueOf(property.argument);
        Object.assign(words, spread.words);
        // A comment on the constant as a whole does not apply to the object it is spread into.
        for (const [key, note] of spread.notes) if (key !== '') notes.set(key, note);
        continue;
      }
      const key =
        property.key.type === 'Identifier' ? property.key.name : 'value' in property.key && property.key.value;
      if (typeof key !== 'string' || property.computed) throw unreadable(property);
      const value = withNote(valueOf(property.value), commentAbove(property.start));
      words[key] = value.words;
      for (const [inner, note] of value.notes) notes.set(pointer('', key) + inner, note);
    }
    return { words, notes };
  }

  function unreadable(node: { readonly type: string; readonly start: number }): Error {
    const line = text.slice(0, node.start).split('\n').length;
    return new Error(`${file}:${line}: words are literals and constants of them, no ${node.type}.`);
  }

  function fail(node: Expression): never {
    throw unreadable(node);
  }
}

function withNote(value: Value, note: string | undefined): Value {
  if (note === undefined) return value;
  // A comment where a constant is used is more specific than the one at its definition.
  return { words: value.words, notes: new Map([...value.notes, ['', note]]) };
}

/** A doc comment without its asterisks, as one paragraph. */
function plainText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .filter(Boolean)
    .join(' ');
}
