import { Anchor, List, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { OfficeInput, ReportOfficeSettings } from './data.ts';
import classes from './whistleblowing.module.css';

type Props = {
  readonly input: OfficeInput;
  /** As they were written for the last proposal, by language. */
  readonly notices: ReportOfficeSettings['privacyNotice'] | undefined;
};

/** What reporters see of a proposal. */
export function OfficePreview({ input, notices }: Props) {
  const words = useAreaWords('reportOffice').preview;
  const { name, welcome, recipients, questions, otherWays, authorities, locale, logo } = input;
  const notice = notices?.[locale];
  return (
    <section>
      <Text component="h3" fw={600} size="sm">
        {words.title}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {words.text}
      </Text>
      <div className={classes['preview']}>
        {logo && <img src={logo} alt={name} className={classes['logo']} />}
        <Text fw={700} size="lg" lang={locale}>
          {name}
        </Text>
        {welcome !== '' && <Text lang={locale}>{welcome}</Text>}
        {recipients.length > 0 && (
          <Part
            title={words.readers}
            items={recipients.map((one) => [one.name, one.function].filter(Boolean).join(', '))}
          />
        )}
        {questions.length > 0 && <Part title={words.questions} items={questions.map(({ text }) => text)} />}
        {otherWays !== '' && <Text lang={locale}>{otherWays}</Text>}
        {authorities.length > 0 && (
          <div>
            <Text fw={600}>{words.authorities}</Text>
            <List>
              {authorities.map((authority, at) => (
                <List.Item key={at}>
                  <Anchor href={authority.url} target="_blank" rel="noreferrer">
                    {authority.name}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </div>
        )}
        <details>
          <summary>{words.notice}</summary>
          {notice ? (
            <Text size="sm" mt={8} lang={locale} className={classes['notice'] ?? ''} tabIndex={0}>
              {notice.replaceAll('# ', '')}
            </Text>
          ) : (
            <Text size="sm" c="dimmed" mt={8}>
              {words.noticeLater}
            </Text>
          )}
        </details>
      </div>
    </section>
  );
}

function Part({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      <List>
        {items.map((item, at) => (
          <List.Item key={at}>{item}</List.Item>
        ))}
      </List>
    </div>
  );
}
