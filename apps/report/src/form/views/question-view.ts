import { alertBox } from '../page/fields.ts';
import type { App, Place, View } from '../page/app.ts';
import { questionsOf } from '../questions/questions.ts';
import { frame } from './frame.ts';

/** One question. What was typed stays when it is wrong, and when the reporter goes back. */
export function questionView(app: App, place: Extract<Place, { page: 'question' }>): View {
  const { id, fault, notice, isChange = false } = place;
  const questions = questionsOf(app);
  const at = Math.max(
    0,
    questions.findIndex((each) => each.id === id),
  );
  const question = questions[at];
  if (!question) throw new TypeError('A form has questions.');
  const go = (to: number) => {
    const next = questions[to];
    if (to < 0) app.to({ page: 'start' });
    else app.to(next ? { page: 'question', id: next.id } : { page: 'files' });
  };
  return {
    title: `${question.label(app)} – ${app.words.page.title}`,
    content: frame(app, {
      step: question.step,
      content: [notice && alertBox(app.words.page.errors[notice]), ...question.field(app, fault)],
      onBack: () => (isChange ? app.to({ page: 'check' }) : go(at - 1)),
      onNext() {
        const wrong = question.fault(app);
        if (wrong) app.to({ page: 'question', id: question.id, fault: wrong, isChange });
        else if (isChange) app.to({ page: 'check' });
        else go(at + 1);
      },
    }),
  };
}
