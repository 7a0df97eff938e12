import { reportTypes, type OfficeForm } from '@app/whistleblowing';
import { factsFault, ownFault, sourceFault, typeFault, whenFault, wrongdoingFault } from '../answers/rules.ts';
import { isDay } from '@app/deadlines';
import { formatDate } from '@app/texts/dates.ts';
import type { App } from '../page/app.ts';
import { choiceField, textField, tick } from '../page/fields.ts';
import { faultText, type Question } from './question.ts';

const type: Question = {
  id: 'type',
  step: 'what',
  fault: ({ answers }) => typeFault(answers),
  label: ({ words }) => words.form.type.label,
  answer: ({ words, answers }) => (answers.type ? words.form.types[answers.type] : ''),
  field: (app, fault) => {
    const { words, answers } = app;
    return [
      choiceField({
        ...words.form.type,
        fault: faultText(app, fault),
        heading: 'h1',
        value: answers.type,
        options: reportTypes.map((value) => ({ value, label: words.form.types[value] })),
        onChoose(value) {
          answers.type = value;
          app.isDirty = true;
        },
      }),
    ];
  },
};

const wrongdoing: Question = {
  id: 'wrongdoing',
  step: 'what',
  fault: ({ answers }) => wrongdoingFault(answers),
  label: ({ words }) => words.form.wrongDoing.label,
  answer: ({ answers }) => answers.wrongdoing,
  field: (app, fault) => [
    textField({
      ...app.words.form.wrongDoing,
      fault: faultText(app, fault),
      heading: 'h1',
      rows: 4,
      value: app.answers.wrongdoing,
      onInput(value) {
        app.answers.wrongdoing = value;
        app.isDirty = true;
      },
    }),
  ],
};

const facts: Question = {
  id: 'facts',
  step: 'what',
  fault: ({ answers }) => factsFault(answers),
  label: ({ words }) => words.form.facts.label,
  answer: ({ answers }) => answers.facts,
  field: (app, fault) => [
    textField({
      ...app.words.form.facts,
      fault: faultText(app, fault),
      heading: 'h1',
      rows: 12,
      value: app.answers.facts,
      onInput(value) {
        app.answers.facts = value;
        app.isDirty = true;
      },
    }),
  ],
};

const when: Question = {
  id: 'when',
  step: 'what',
  fault: ({ answers }) => whenFault(answers),
  label: ({ words }) => words.form.when.label,
  answer: (app) => whenText(app),
  field: (app, fault) => {
    const words = app.words.form.when;
    const { when: it } = app.answers;
    const of = (field: string) => (fault?.field === field ? faultText(app, fault) : undefined);
    const date = (label: string, member: 'day' | 'from' | 'to') =>
      textField({
        label,
        type: 'date',
        max: app.office.today,
        fault: of(`when-${member}`),
        value: it[member],
        onInput(value) {
          it[member] = value;
          app.isDirty = true;
        },
      });
    const ongoing = tick({
      label: words.ongoing,
      checked: it.isOngoing,
      onTick: (checked) => {
        it.isOngoing = checked;
      },
    });
    return [
      choiceField({
        label: words.label,
        heading: 'h1',
        fault: of('when'),
        value: it.choice,
        options: [
          { value: 'day', label: words.day, more: [date(words.date, 'day')] },
          { value: 'period', label: words.period, more: [date(words.from, 'from'), date(words.to, 'to'), ongoing] },
          { value: 'unknown', label: words.unknown },
        ],
        onChoose(value) {
          it.choice = value;
        },
      }),
      textField({
        label: words.words,
        optional: app.words.page.optional,
        fault: of('when-words'),
        value: it.words,
        onInput(value) {
          it.words = value;
          app.isDirty = true;
        },
      }),
    ];
  },
};

/** When it happened, with dates as the reader writes them. */
function whenText({ answers, words, locale }: App): string {
  const { choice, day, from, to, isOngoing, words: own } = answers.when;
  const { when: texts } = words.form;
  const date = (text: string) => (isDay(text) ? formatDate(locale, text, 'long') : '');
  const period = `${date(from)} – ${isOngoing ? texts.ongoing : date(to)}`;
  const dates = choice === 'day' ? date(day) : choice === 'period' ? period : texts.unknown;
  return [dates, own.trim()].filter((text) => text !== '').join('\n');
}

const source: Question = {
  id: 'source',
  step: 'what',
  fault: ({ answers }) => sourceFault(answers),
  label: ({ words }) => words.form.source.label,
  answer: ({ answers }) => answers.source,
  field: (app, fault) => [
    textField({
      ...app.words.form.source,
      optional: app.words.page.optional,
      fault: faultText(app, fault),
      heading: 'h1',
      rows: 5,
      value: app.answers.source,
      onInput(value) {
        app.answers.source = value;
        app.isDirty = true;
      },
    }),
  ],
};

/** A question that the office asks itself, in its own language. */
const ownQuestion = (asked: OfficeForm['questions'][number]): Question => ({
  id: asked.id,
  step: 'what',
  fault: ({ answers }) => ownFault(answers, asked),
  label: () => asked.text,
  answer: ({ answers }) => answers.own[asked.id] ?? '',
  field: (app, fault) => [
    textField({
      label: asked.text,
      optional: asked.isRequired ? undefined : app.words.page.optional,
      fault: faultText(app, fault),
      heading: 'h1',
      rows: 5,
      value: app.answers.own[asked.id] ?? '',
      onInput(value) {
        app.answers.own[asked.id] = value;
        app.isDirty = true;
      },
    }),
  ],
});

export const whatQuestions = (own: OfficeForm['questions']): readonly Question[] => [
  type,
  wrongdoing,
  facts,
  when,
  source,
  ...own.map(ownQuestion),
];
