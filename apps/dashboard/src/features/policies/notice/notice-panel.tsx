import { documentSettings, type NoticeSettings } from '@app/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Form, Submit } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from '../changes.ts';
import { useGenerator } from '../generator-context.tsx';
import { OwnClauses } from '../terms/own-clauses.tsx';
import { Section } from '../terms/section.tsx';
import classes from '../terms/terms.module.css';
import { useDraft } from '../unsaved-drafts.tsx';
import { ContentFields, HostFields, MediaFields, TradeFields } from './notice-fields.tsx';

const schema = documentSettings.shape.notice.unwrap();

/** The facts for a legal notice besides the owner. Asks only for what the law of the owner's country wants. */
export function NoticePanel() {
  const { notice: words, settings } = useWords().policies;
  const { document, site, openField, closeService } = useGenerator();
  const change = useChangeDocument(document.id);
  const { draft, keep, forget } = useDraft<NoticeSettings>('notice');
  const save = async (notice: NoticeSettings): Promise<void> => {
    await change.mutateAsync({ settings: { notice } });
    forget(draft);
    showToast({ message: settings.saved });
  };
  const country = site?.owner?.country;
  return (
    // After the field named in the address is left, a link can open it again.
    <div className={classes['panel']} onBlur={openField ? closeService : undefined}>
      <Form
        schema={schema}
        label={words.title}
        initial={draft ?? document.settings.notice ?? {}}
        {...(openField ? { focus: openField } : {})}
        busy={change.isPending}
        onChange={keep}
        onSubmit={(entered) => save(schema.parse(entered))}
      >
        <Owner />
        <ContentFields />
        {country === 'FR' && <HostFields />}
        {country === 'AT' && <MediaFields />}
        {country === 'JP' && <TradeFields />}
        <OwnClauses />
        <div className={classes['bar']}>
          <Submit variant={draft ? 'filled' : 'default'}>{settings.save}</Submit>
        </div>
      </Form>
    </div>
  );
}

function Owner() {
  const words = useWords().policies.notice.owner;
  const { document } = useGenerator();
  const paths = usePaths();
  return (
    <Section title={words.title} text={words.text}>
      <div>
        <Button component={Link} to={paths.siteOwner(document.siteId)} variant="default">
          {words.edit}
        </Button>
      </div>
    </Section>
  );
}
