import { documentSettings } from '@app/contract';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Form, Submit } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useActivityName, type Activity } from './activity-name.ts';
import { useGenerator } from './generator-context.tsx';
import { DataTypesSection, SensitiveSection } from './sections/data-sections.tsx';
import { SourceSection, YesNo } from './sections/disclosure-sections.tsx';
import { OverrideSection } from './sections/override-section.tsx';
import { OwnTextField } from './sections/own-text.tsx';
import { LegalBasisSection } from './sections/purpose-sections.tsx';
import { RetentionSection } from './sections/retention-section.tsx';
import classes from './sections/sections.module.css';

const schema = documentSettings.shape.activities.unwrap().element;

type Props = {
  readonly activity: Activity;
  readonly onSave: (activity: Activity, onDone: () => void) => void;
  readonly onClose: () => void;
};

/** The details of one activity: what is usual for its kind, and what the owner says instead. */
export function ActivityDialog({ activity, onSave, onClose }: Props) {
  const { activities: words, service } = useWords().policies;
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isOwn = activity.kind === 'other';
  const assumed = (field: string) =>
    document.assumed.find(({ path }) => path === `activities.${activity.id}.${field}`)?.value ?? '';

  return (
    <Modal
      opened
      title={nameOf(activity)}
      size="large"
      onClose={() => (isDirty ? void setTimeout(() => setLeaving(true)) : onClose())}
    >
      <Form
        schema={schema}
        initial={activity}
        label={nameOf(activity)}
        onChange={() => setDirty(true)}
        onSubmit={(entered) => onSave(schema.parse(entered), onClose)}
      >
        {isOwn && (
          <>
            <OwnTextField name="name" label={words.name} required rows={1} />
            <OwnTextField name="ownPurpose" label={words.ownPurpose} required />
          </>
        )}
        <div>
          <DataTypesSection dataTypes={assumed('dataTypes').split(' ').filter(Boolean)} asked={undefined} />
          <LegalBasisSection usual={assumed('legalBasis')} asked={undefined} />
          <RetentionSection asked={undefined} />
          <OverrideSection
            title={words.required}
            hint={words.requiredHint}
            fields={['required']}
            standard={words.requiredDefault}
            begin={{ required: true }}
          >
            <YesNo name="required" label={words.required} />
          </OverrideSection>
          <SensitiveSection asked={undefined} />
          <SourceSection asked={undefined} />
        </div>
        <div className={classes['bar']}>
          <Submit>{service.save}</Submit>
        </div>
      </Form>
      <ConfirmDialog
        opened={isLeaving}
        title={service.unsavedTitle}
        text={service.unsavedText}
        confirmLabel={service.leave}
        notReversible={false}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Modal>
  );
}
