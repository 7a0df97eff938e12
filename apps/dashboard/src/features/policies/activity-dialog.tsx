import { documentSettings } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Form, Submit } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useActivityName, type Activity } from './activity-name.ts';
import { useGenerator } from './generator-context.tsx';
import { DataTypesSection, SensitiveSection, written } from './sections/data-sections.tsx';
import { SourceSection, YesNo } from './sections/disclosure-sections.tsx';
import { Labels, OverrideSection } from './sections/override-section.tsx';
import { OwnTextField } from './sections/own-text.tsx';
import { LegalBasisSection } from './sections/purpose-sections.tsx';
import { RecipientsSection } from './sections/recipients-section.tsx';
import { RetentionSection } from './sections/retention-section.tsx';
import classes from './sections/sections.module.css';
import { useActivities } from './use-activities.ts';
import { useUnsavedGuard } from './unsaved-drafts.tsx';

const schema = documentSettings.shape.activities.unwrap().element;

type Props = {
  readonly activity: Activity;
  readonly onClose: () => void;
};

/** The details of one activity: the defaults of its kind, and the owner's overrides. */
export function ActivityDialog({ activity, onClose }: Props) {
  const { activities: words, service } = useWords().policies;
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const { save, busy, error } = useActivities();
  const guard = useUnsavedGuard(onClose);
  const isOwn = activity.kind === 'other';
  const usual = (field: string) =>
    document.derived.find(({ path }) => path === `activities.${activity.id}.${field}`)?.value ?? '';

  return (
    <Modal opened title={nameOf(activity)} size="large" closable={!busy} onClose={guard.close}>
      <Form
        schema={schema}
        initial={activity}
        label={nameOf(activity)}
        busy={busy}
        error={error}
        onChange={guard.markDirty}
        onSubmit={(entered) => save(tidy(schema.parse(entered)), guard.done)}
      >
        {isOwn && (
          <>
            <OwnTextField name="name" label={words.name} required rows={1} />
            <OwnTextField name="ownPurpose" label={words.ownPurpose} required />
          </>
        )}
        <div>
          {!isOwn && (
            <OverrideSection
              title={words.ownPurpose}
              hint={words.purposeHint}
              fields={['ownPurpose']}
              standard={words.purposeDefault}
              begin={{ ownPurpose: {} }}
            >
              <OwnTextField name="ownPurpose" label={words.ownPurpose} required />
            </OverrideSection>
          )}
          <ServedBy activity={activity} />
          <RecipientsSection asked={undefined} />
          <DataTypesSection dataTypes={usual('dataTypes').split(' ').filter(Boolean)} asked={undefined} />
          <LegalBasisSection usual={usual('legalBasis')} asked={undefined} />
          <RetentionSection
            asked={undefined}
            law={document.retentionLaw.find((each) => each.activity === activity.id)?.text}
          />
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
    </Modal>
  );
}

/** The services that serve the activity. Which ones do is said at the services. */
function ServedBy({ activity }: { readonly activity: Activity }) {
  const words = useWords().policies.activities.services;
  const { document } = useGenerator();
  const ids = document.activities.find(({ id }) => id === activity.id)?.services ?? [];
  const names = document.services.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <section className={classes['section']} aria-label={words.title}>
      <h3 className={classes['title']}>{words.title}</h3>
      <div className={classes['standard']}>{names.length > 0 ? <Labels names={names} /> : words.none}</div>
    </section>
  );
}

function tidy({ ownDataTypes, ...others }: Activity): Activity {
  return { ...others, ...written(ownDataTypes) };
}
