import type { BannerPicture, BannerVersionDetail } from '@app/contract';
import { fill, localeName, type Locale } from '@app/texts';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localMoment } from '#app/dates.ts';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { failureMessage } from '#app/failure-message.ts';
import { showAlert } from '#app/alerts.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { useRestore, versionQuery } from './data.ts';
import { sentencesOf } from './sentences.ts';
import classes from './versions.module.css';
import { useDescription } from './change-description.ts';
import { useCookieSolutionWords } from './words.ts';

type Props = { readonly number: number; readonly onClose: () => void };

/** One version with its screenshots and exact texts, and a button to restore it. */
export function VersionDialog({ number, onClose }: Props) {
  const { history, page } = useCookieSolutionWords();
  const { failure } = useWords().shell;
  const { siteId } = useConfigurator();
  const { data, error, refetch } = useQuery(versionQuery(siteId, number));
  return (
    <Modal opened size="large" title={fill(history.versions.detail, { number })} onClose={onClose}>
      {!data && error && <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons shape="text" label={page.loading} />}
      {data && <Detail version={data} onClose={onClose} />}
    </Modal>
  );
}

function Detail({ version, onClose }: { readonly version: BannerVersionDetail; readonly onClose: () => void }) {
  const words = useCookieSolutionWords().history.versions;
  const locale = useLocale();
  const describe = useDescription();
  const { siteId, drafted } = useConfigurator();
  const restore = useRestore(siteId);
  const [chosen, setChosen] = useState<Locale>();
  const language = version.languages.find((one) => one === chosen) ?? version.languages[0] ?? 'en';
  const pictures = version.allPictures.filter((picture) => picture.language === language);
  const back = async (): Promise<void> => {
    try {
      await restore.mutateAsync(version.number);
      drafted.forget();
      showToast({ message: fill(words.restored, { number: version.number }) });
      onClose();
    } catch (error) {
      showAlert({ type: 'error', message: failureMessage(error) });
    }
  };
  return (
    <Stack gap="lg">
      <FactsList
        facts={[
          { label: words.at, value: localMoment(locale, version.publishedAt) },
          { label: words.by, value: version.by ?? words.system },
          { label: words.changes, value: [...new Set(version.changes.map(describe))].join(' · ') },
          { label: words.hash, value: <code className={classes['hash']}>{version.hash}</code> },
        ]}
      />
      {version.languages.length > 1 && (
        <Select
          label={useCookieSolutionWords().settings.texts.language}
          maw={280}
          allowDeselect={false}
          data={version.languages.map((value) => ({ value, label: localeName(value, locale) }))}
          value={language}
          onChange={(value) => setChosen(version.languages.find((one) => one === value))}
        />
      )}
      <section>
        <h3 className={classes['heading']}>{words.pictures}</h3>
        <Text size="sm" c="dimmed" mb="xs">
          {words.picturesText}
        </Text>
        <div className={classes['pictures']}>
          {pictures.map((picture) => (
            <Picture key={picture.width} picture={picture} />
          ))}
        </div>
      </section>
      <section>
        <h3 className={classes['heading']}>{words.texts}</h3>
        <Words title={words.firstLayer} tree={version.texts[language]?.first} language={language} />
        <Words title={words.secondLayer} tree={version.texts[language]?.second} language={language} />
      </section>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" className={classes['restoreText']}>
          {words.restoreText}
        </Text>
        <Button variant="default" loading={restore.isPending} onClick={() => void back()}>
          {words.restore}
        </Button>
      </Group>
    </Stack>
  );
}

function Picture({ picture }: { readonly picture: BannerPicture }) {
  const words = useCookieSolutionWords().history.versions;
  const locale = useLocale();
  const name = fill(words.picture, { language: localeName(picture.language, locale), width: picture.width });
  return (
    <figure className={classes['picture']}>
      {picture.url ? (
        <a href={picture.url} target="_blank" rel="noreferrer">
          <img src={picture.url} alt={name} loading="lazy" />
        </a>
      ) : (
        <div className={classes['pending']}>
          <strong>{words.pictureStates[picture.state]}</strong>
          <span>{picture.state === 'pending' ? words.pendingText : words.failedText}</span>
        </div>
      )}
      <figcaption>
        {name}
        {picture.at && <span>{fill(words.taken, { date: localMoment(locale, picture.at) })}</span>}
      </figcaption>
    </figure>
  );
}

type WordsProps = { readonly title: string; readonly tree: unknown; readonly language: Locale };

function Words({ title, tree, language }: WordsProps) {
  const sentences = sentencesOf(tree);
  if (sentences.length === 0) return null;
  return (
    <details className={classes['words']}>
      <summary>{title}</summary>
      <ul lang={language}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
