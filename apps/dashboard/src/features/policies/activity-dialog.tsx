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
import { SavedForm } from '#app/saving/saved-form.tsx';
import { DialogEnd } from './dialog-end.tsx';
import { useUnsavedGuard } from '#app/saving/unsaved-drafts.tsx';

const schema = documentSettings.shape.activities.unwrap().element;

type Props = {
  readonly activity: Activity;
  /** Whether it is not in the list yet. */
  readonly isNew: boolean;
  readonly onClose: () => void;
};

/** The details of one activity: the defaults of its kind, and the owner's overrides. */
export function ActivityDialog({ activity, isNew, onClose }: Props) {
  const nameOf = useActivityName();
  const form = `activity ${activity.id}`;
  const guard = useUnsavedGuard(onClose, [form]);
  return (
    <Modal opened title={nameOf(activity)} size="large" onClose={guard.close}>
      {isNew ? (
        <NewActivity activity={activity} onDirty={guard.markDirty} onDone={guard.done} />
      ) : (
        <>
          <ListedActivity name={form} activity={activity} />
          <DialogEnd forms={[form]} onClose={guard.close} />
        </>
      )}
    </Modal>
  );
}

/** An activity of the owner's own is added with a button, since it needs a name and a purpose first. */
function NewActivity({
  activity,
  onDirty,
  onDone,
}: {
  readonly activity: Activity;
  readonly onDirty: () => void;
  readonly onDone: () => void;
}) {
  const { service } = useWords().policies;
  const { add, busy, error } = useActivities();
  return (
    <Form
      schema={schema}
      initial={activity}
      label={service.dialog}
      busy={busy}
      error={error}
      onChange={onDirty}
      onSubmit={(entered) => add(tidy(schema.parse(entered)), onDone)}
    >
      <Fields activity={activity} />
      <div className={classes['bar']}>
        <Submit>{service.save}</Submit>
      </div>
    </Form>
  );
}

function ListedActivity({ name, activity }: { readonly name: string; readonly activity: Activity }) {
  const nameOf = useActivityName();
  const { activities, find, keep } = useActivities();
  const at = activities.findIndex(({ id }) => id === activity.id);
  return (
    <SavedForm
      name={name}
      schema={schema}
      initial={activity}
      prefix={`settings.activities.${at < 0 ? activities.length : at}.`}
      label={nameOf(activity)}
      saved={() => find(activity.id)}
      current={activities[at]}
      toSaved={tidy}
      // `tidy` made the value.
      send={(changed, how) => keep(activity.id, changed as Activity | undefined, how)}
    >
      <Fields activity={activity} />
    </SavedForm>
  );
}

function Fields({ activity }: { readonly activity: Activity }) {
  const words = useWords().policies.activities;
  const { document } = useGenerator();
  const isOwn = activity.kind === 'other';
  const usual = (field: string) =>
    document.derived.find(({ path }) => path === `activities.${activity.id}.${field}`)?.value ?? '';
  return (
    <>
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
    </>
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
