import { h, newId } from './dom.ts';

/** What all fields of a page share. */
type Field = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  /** The question of the page, or of a part of it: its label is the heading. */
  readonly heading?: 'h1' | 'h2';
};

type TextField = Field & {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?: 'text' | 'date';
  /** Of an area with several lines. */
  readonly rows?: number;
  readonly optional?: string | undefined;
  readonly class?: string | undefined;
  readonly max?: string;
};

// Browsers neither keep what is typed here nor send it to a checker of spelling.
const untracked = { autocomplete: 'off', autocapitalize: 'sentences', autocorrect: 'off', spellcheck: 'false' };

/** The paragraphs for hint and fault, and the attributes of the field that they describe. */
function described({ hint, fault }: Pick<Field, 'hint' | 'fault'>) {
  const hintLine = hint ? h('p', { class: 'hint', id: newId() }, hint) : undefined;
  const faultLine = fault ? h('p', { class: 'bad', id: newId() }, fault) : undefined;
  const ids = [hintLine, faultLine].flatMap((line) => (line ? [line.id] : [])).join(' ');
  return { hintLine, faultLine, attributes: { 'aria-describedby': ids || undefined } };
}

export function textField(of: TextField): HTMLElement {
  const { hintLine, faultLine, attributes } = described(of);
  const id = newId();
  const common = {
    ...untracked,
    ...attributes,
    id,
    value: of.value,
    class: of.class,
    'aria-invalid': of.fault ? 'true' : undefined,
    oninput: () => of.onInput(field.value),
  };
  const field: HTMLInputElement | HTMLTextAreaElement = of.rows
    ? h('textarea', { ...common, rows: of.rows })
    : h('input', { ...common, type: of.type ?? 'text', max: of.max });
  const label = h(
    'label',
    { for: id },
    of.label,
    of.optional !== undefined && h('span', { class: 'optional' }, ` (${of.optional})`),
  );
  return h('div', { class: 'field' }, of.heading ? h(of.heading, {}, label) : label, hintLine, faultLine, field);
}

type Choices<V extends string> = Field & {
  readonly options: readonly { readonly value: V; readonly label: string; readonly more?: readonly Node[] }[];
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
};

/** One of several answers. `more` are fields that belong to an answer, and show only with it. */
export function choiceField<V extends string>(of: Choices<V>): HTMLElement {
  const { hintLine, faultLine, attributes } = described(of);
  const name = newId();
  const inner: { readonly value: V; readonly element: HTMLElement }[] = [];
  const rows = of.options.map(({ value, label, more }) => {
    const input = h('input', {
      type: 'radio',
      name,
      checked: value === of.value,
      'data-fault': of.fault !== undefined && of.options[0]?.value === value,
      onchange: () => {
        of.onChoose(value);
        for (const each of inner) each.element.hidden = each.value !== value;
      },
    });
    if (!more) return h('label', { class: 'pick' }, input, h('span', {}, label));
    const element = h('div', { class: 'more', hidden: value !== of.value }, ...more);
    inner.push({ value, element });
    return h('div', {}, h('label', { class: 'pick' }, input, h('span', {}, label)), element);
  });
  const legend = h('legend', {}, of.heading ? h(of.heading, {}, of.label) : of.label);
  return h('fieldset', attributes, legend, hintLine, faultLine, ...rows);
}

type Tick = { readonly label: string; readonly checked: boolean; readonly onTick: (checked: boolean) => void };

export function tick(
  { label, checked, onTick }: Tick,
  { detail, isFaulty = false }: { readonly detail?: string; readonly isFaulty?: boolean } = {},
): HTMLElement {
  const input = h('input', {
    type: 'checkbox',
    checked,
    'data-fault': isFaulty,
    onchange: () => onTick(input.checked),
  });
  return h(
    'label',
    { class: 'pick' },
    input,
    h('span', {}, label, detail !== undefined && detail !== '' && h('span', { class: 'hint' }, detail)),
  );
}

/** Several ticks under one question. */
export function tickGroup(of: Field, ticks: readonly HTMLElement[]): HTMLElement {
  const { hintLine, faultLine, attributes } = described(of);
  const legend = h('legend', {}, of.heading ? h(of.heading, {}, of.label) : of.label);
  return h('fieldset', attributes, legend, hintLine, faultLine, ...ticks);
}

/** A box that tells that something failed, and is read aloud. */
export const alertBox = (text: string, ...more: readonly Node[]): HTMLElement =>
  h('div', { class: 'note wrong', role: 'alert' }, h('p', {}, text), ...more);
