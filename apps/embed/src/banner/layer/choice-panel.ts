import { expiresAt, type Choice, type CompiledLayer } from '@app/consent';
import type { Core } from '../core.ts';
import { make } from '../dom.ts';

/** Shows the choice, its time, its expiry, and the id for asking about it. */
export function choicePanel(core: Core, { words, purposes, qr }: CompiledLayer, choice: Choice): HTMLElement {
  const { lang } = core.config;
  const day = (seconds: number) =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(seconds * 1000);
  const allowed = core.allowed();
  const names = (on: boolean) =>
    purposes.filter(({ bit }) => (allowed & (1 << bit)) > 0 === on).map(({ name }) => name);
  const list = new Intl.ListFormat(lang);
  const fact = (label: string, ...value: readonly (Node | string)[]) => [
    make('dt', {}, label),
    make('dd', {}, ...value),
  ];

  const copy = make('button', { class: 'link' }, words.copy);
  copy.onclick = () =>
    void navigator.clipboard.writeText(choice.consentId).then(
      () => (copy.textContent = words.copied),
      () => {},
    );
  const panel = make(
    'dl',
    { class: 'mine' },
    ...fact(words.allowed, list.format(names(true))),
    ...(names(false).length > 0 ? fact(words.refused, list.format(names(false))) : []),
    ...fact(words.chosenOn, day(choice.at)),
    ...fact(words.validUntil, day(expiresAt(choice, core.regime()))),
    ...fact(words.consentId, make('code', {}, choice.consentId), ' ', copy),
  );
  const signal = core.honoured() ? [make('p', { role: 'status' }, `${words.gpcOn} ${words.gpcHonoured}`)] : [];
  const whole = make('div', { class: 'card' }, ...signal, panel);
  if (qr) {
    void core.load(qr).then(
      () => whole.append(core.qr?.(choice.consentId, words.qr) ?? ''),
      () => {},
    );
  }
  return whole;
}
