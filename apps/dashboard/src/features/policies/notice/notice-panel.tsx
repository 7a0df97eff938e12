import { documentSettings } from '@app/contract';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { withReturn } from '#app/way-back.ts';
import { useWords } from '#app/words.tsx';
import { useGenerator } from '../generator-context.tsx';
import { PanelForm } from '../part-form.tsx';
import { OwnClauses } from '../terms/own-clauses.tsx';
import { Section } from '../terms/section.tsx';
import { ContentFields, HostFields, MediaFields, TradeFields } from './notice-fields.tsx';

const schema = documentSettings.shape.notice.unwrap();

/** The facts for a legal notice besides the owner. Asks only for what the law of the owner's country wants. */
export function NoticePanel() {
  const words = useWords().policies.notice;
  const { document, site } = useGenerator();
  const country = site?.owner?.country;
  return (
    <PanelForm
      part="notice"
      label={words.title}
      schema={schema}
      initial={document.settings.notice ?? {}}
      settings={(notice) => ({ notice })}
    >
      <Owner />
      <ContentFields />
      {country === 'FR' && <HostFields />}
      {country === 'AT' && <MediaFields />}
      {country === 'JP' && <TradeFields />}
      <OwnClauses />
    </PanelForm>
  );
}

function Owner() {
  const words = useWords().policies.notice.owner;
  const { document } = useGenerator();
  const paths = usePaths();
  const here = useLocation();
  return (
    <Section title={words.title} text={words.text}>
      <div>
        <Button component={Link} to={withReturn(paths.siteOwner(document.siteId), here)} variant="default">
          {words.edit}
        </Button>
      </div>
    </Section>
  );
}
