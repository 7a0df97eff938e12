import { fill } from '@app/texts/fill.ts';
import type { App } from '../page/app.ts';
import { h } from '../page/dom.ts';
import { steps, type Step } from '../questions/question.ts';

type Frame = {
  readonly step: Step;
  readonly content: readonly (Node | string | undefined | false)[];
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly next?: string;
};

/** A page of the form: the bar of four, what is asked, and the two buttons. */
export function frame({ words }: App, { step, content, onBack, onNext, next }: Frame): readonly Node[] {
  const number = steps.indexOf(step) + 1;
  const { progress } = words.form;
  return [
    h(
      'div',
      { class: 'progress' },
      h('p', {}, fill(progress.label, { number, count: steps.length, name: progress[step] })),
      h(
        'div',
        { class: 'bar', 'aria-hidden': 'true' },
        ...steps.map((_, at) => h('span', { class: at < number ? 'reached' : undefined })),
      ),
    ),
    h(
      'form',
      {
        novalidate: true,
        autocomplete: 'off',
        onsubmit(event) {
          event.preventDefault();
          onNext();
        },
      },
      ...content,
      h(
        'div',
        { class: 'buttons' },
        h('button', { type: 'submit' }, next ?? words.page.next),
        h('button', { type: 'button', class: 'quiet', onclick: onBack }, words.page.back),
      ),
    ),
  ];
}
