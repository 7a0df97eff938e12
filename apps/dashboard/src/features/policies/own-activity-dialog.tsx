import { activityFacts, type OwnActivity } from '@app/contract';
import { isLocale, type Locale } from '@app/texts';
import { Suspense, useState } from 'react';
import { UnsavedDrafts, useUnsavedGuard } from '#app/saving/unsaved-drafts.tsx';
import type { OwnActivityDialogProps } from '#app/slots.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Form, Submit } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { DataTypesSection, SensitiveSection, written } from './sections/data-sections.tsx';
import { SourceSection } from './sections/disclosure-sections.tsx';
import { OwnTextField, type OwnText } from './sections/own-text.tsx';
import { LegalBasisSection } from './sections/purpose-sections.tsx';
import { RecipientsSection } from './sections/recipients-section.tsx';
import { RetentionSection } from './sections/retention-section.tsx';
import classes from './sections/sections.module.css';
import { WrittenIn } from './written-in.ts';

/** More languages than these are those of a catalog, which nobody fills in by hand. */
const mostLanguages = 5;

/** The form of an activity that belongs to no site. It asks before it discards changes. */
export function OwnActivityDialog(props: OwnActivityDialogProps) {
  return (
    <UnsavedDrafts>
      <Dialog {...props} />
    </UnsavedDrafts>
  );
}

function Dialog({ title, activity, usual, busy, error, onSubmit, onClose }: OwnActivityDialogProps) {
  const { policies, shell } = useWords();
  const locale = useLocale();
  const guard = useUnsavedGuard(onClose);
  const [first] = useState(activity);
  const languages = writtenLanguages(first, locale);
  return (
    <Modal opened title={title} size="large" onClose={guard.close}>
      <Suspense fallback={<Skeletons shape="form" count={6} label={shell.pageLoading} />}>
        <WrittenIn value={languages}>
          <Form
            schema={activityFacts}
            // What a record cannot do without is asked for at once.
            initial={{ ...first, ...(usual.dataTypes.length === 0 && { dataTypes: first.dataTypes ?? [] }) }}
            label={title}
            busy={busy}
            error={error}
            onChange={guard.markDirty}
            onSubmit={async (entered) => {
              await onSubmit(tidy(first, activityFacts.parse(entered), languages));
              guard.done();
            }}
          >
            <OwnTextField name="name" label={policies.activities.name} required rows={1} />
            <OwnTextField name="ownPurpose" label={policies.activities.ownPurpose} required />
            <div>
              <DataTypesSection dataTypes={usual.dataTypes} asked={undefined} />
              <LegalBasisSection usual={usual.legalBases.join(' ')} asked={undefined} />
              <RetentionSection asked={undefined} />
              <RecipientsSection asked={undefined} />
              <SensitiveSection asked={undefined} />
              <SourceSection asked={undefined} />
            </div>
            <div className={classes['bar']}>
              <Submit>{policies.service.save}</Submit>
            </div>
          </Form>
        </WrittenIn>
      </Suspense>
    </Modal>
  );
}

/** The languages of its texts and that of the dashboard. Of an activity from the catalog, the latter alone. */
function writtenLanguages({ name = {}, ownPurpose = {} }: OwnActivity, locale: Locale): readonly Locale[] {
  const written = new Set([locale, ...Object.keys({ ...name, ...ownPurpose }).filter(isLocale)]);
  return written.size > mostLanguages ? [locale] : [...written];
}

function tidy(before: OwnActivity, entered: OwnActivity, languages: readonly Locale[]): OwnActivity {
  const { dataTypes, ownDataTypes, name, ownPurpose, ...others } = entered;
  return {
    ...others,
    ...(dataTypes && dataTypes.length > 0 && { dataTypes }),
    ...written(ownDataTypes),
    // A record without a name goes by that of its organization.
    name: inLanguages(before.name, isEmpty(name) ? before.name : name, languages),
    ...(!isEmpty(ownPurpose) && { ownPurpose: inLanguages(before.ownPurpose, ownPurpose, languages) }),
  };
}

function isEmpty(text: OwnText | undefined): boolean {
  return Object.values(text ?? {}).every((one) => one?.trim() === '');
}

/** A text that changed stands in the languages it was written in: the catalog's translations say what it said before. */
function inLanguages(before: OwnText | undefined, after: OwnText | undefined, languages: readonly Locale[]) {
  if (languages.every((language) => before?.[language] === after?.[language])) return before ?? {};
  return Object.fromEntries(
    Object.entries(after ?? {}).filter(([language]) => languages.some((one) => one === language)),
  );
}
