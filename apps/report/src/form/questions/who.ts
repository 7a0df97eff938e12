import { fill } from '@app/texts/fill.ts';
import { identityFault, meetingFault, recipientsFault } from '../answers/rules.ts';
import { h } from '../page/dom.ts';
import { choiceField, textField, tick, tickGroup } from '../page/fields.ts';
import { faultText, type Question } from './question.ts';

const recipients: Question = {
  id: 'recipients',
  step: 'who',
  fault: ({ answers, office }) => recipientsFault(answers, office.chain.current.recipients),
  label: ({ words }) => words.form.recipients.label,
  answer: ({ answers, office }) =>
    office.chain.current.recipients
      .filter(({ id }) => !answers.unticked.includes(id))
      .map(({ name }) => name)
      .join(', '),
  field: (app, fault) => {
    const words = app.words.form.recipients;
    const { current } = app.office.chain;
    const ticks = current.recipients.map(({ id, name, function: work }, at) =>
      tick(
        {
          label: name,
          checked: !app.answers.unticked.includes(id),
          onTick(checked) {
            const others = app.answers.unticked.filter((each) => each !== id);
            app.answers.unticked = checked ? others : [...others, id];
          },
        },
        { detail: work, isFaulty: fault !== undefined && at === 0 },
      ),
    );
    return [
      tickGroup({ label: words.label, hint: words.hint, fault: faultText(app, fault), heading: 'h1' }, ticks),
      ...(current.recovery === null ? [] : [h('p', { class: 'hint' }, words.recovery)]),
    ];
  },
};

const identity: Question = {
  id: 'identity',
  step: 'who',
  fault: ({ answers }) => identityFault(answers),
  label: ({ words }) => words.form.identity.label,
  answer: ({ answers, words }) =>
    answers.identity === 'named'
      ? [answers.fullName, answers.contact].filter((text) => text.trim() !== '').join('\n')
      : words.form.identity.anonymous,
  field: (app, fault) => {
    const words = app.words.form.identity;
    const { answers, office } = app;
    const { custodian } = office.chain.current;
    const of = (field: string) => (fault?.field === field ? faultText(app, fault) : undefined);
    const name = textField({
      label: words.fullName,
      fault: of('full-name'),
      value: answers.fullName,
      onInput(value) {
        answers.fullName = value;
        app.isDirty = true;
      },
    });
    const contact = textField({
      label: words.contact,
      hint: words.contactHint,
      optional: app.words.page.optional,
      fault: of('contact'),
      value: answers.contact,
      onInput(value) {
        answers.contact = value;
      },
    });
    const apart = custodian
      ? fill(words.custodian, { name: custodian.name, function: custodian.function })
      : words.apart;
    return [
      choiceField({
        label: words.label,
        hint: office.law.anonymous === 'not-required' ? `${words.hint} ${words.notRequired}` : words.hint,
        heading: 'h1',
        fault: of('identity'),
        value: answers.identity,
        options: [
          { value: 'anonymous', label: words.anonymous },
          { value: 'named', label: words.named, more: [h('p', { class: 'hint' }, apart), name, contact] },
        ],
        onChoose(value) {
          answers.identity = value;
        },
      }),
    ];
  },
};

/** W11 */
const meeting: Question = {
  id: 'meeting',
  step: 'who',
  fault: ({ answers }) => (answers.wantsMeeting ? meetingFault(answers) : undefined),
  label: ({ words }) => words.form.meeting.label,
  answer: ({ answers, words }) =>
    answers.wantsMeeting
      ? [words.form.meeting.yes, answers.meeting].filter((text) => text.trim() !== '').join('\n')
      : words.form.meeting.no,
  field: (app, fault) => {
    const words = app.words.form.meeting;
    const wishes = textField({
      label: words.wishes,
      optional: app.words.page.optional,
      fault: faultText(app, fault),
      rows: 3,
      value: app.answers.meeting,
      onInput(value) {
        app.answers.meeting = value;
      },
    });
    return [
      choiceField({
        label: words.label,
        hint: words.hint,
        heading: 'h1',
        value: app.answers.wantsMeeting ? 'yes' : 'no',
        options: [
          { value: 'no', label: words.no },
          { value: 'yes', label: words.yes, more: [wishes] },
        ],
        onChoose(value) {
          app.answers.wantsMeeting = value === 'yes';
        },
      }),
    ];
  },
};

export const whoQuestions: readonly Question[] = [recipients, identity, meeting];
