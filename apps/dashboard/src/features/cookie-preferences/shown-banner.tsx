import type { PreferenceDetail } from '@app/contract';
import { fill, formatDate, isLocale } from '@app/texts';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import frame from '#ui/detail.module.css';
import { versionQuery } from './data.ts';
import classes from './detail.module.css';
import { timeOfDay } from './moment.ts';
import { firstLayerOf, sentencesOf } from './sentences.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly preference: PreferenceDetail };

/** The version of the banner that the visitor saw, with its words and its screenshot (RULES C1, C3, C11). */
export function ShownBanner({ siteId, preference }: Props) {
  const { shown, version } = preference;
  const words = useCookiePreferencesWords();
  const { detail } = words;
  const locale = useLocale();
  const paths = usePaths();
  const [opened, setOpened] = useState(false);
  if (!shown) {
    return (
      <>
        <Text size="sm">{fill(words.version, { number: version })}</Text>
        <Text size="sm" c="dimmed">
          {detail.unknown}
        </Text>
      </>
    );
  }
  const published = { date: formatDate(locale, shown.publishedAt, 'long'), time: timeOfDay(shown.publishedAt) };
  return (
    <>
      <FactsList
        facts={[
          { label: detail.version, value: fill(words.version, { number: version }) },
          { label: detail.published, value: fill(detail.receivedText, published) },
          {
            label: detail.hash,
            value: (
              <span className={frame['copied']}>
                <code className={classes['hash']}>{shown.hash}</code>
                <CopyButton text={shown.hash} size="compact-xs" />
              </span>
            ),
          },
        ]}
      />
      <div className={classes['seen']}>
        <Button variant="default" size="xs" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {detail.see}
        </Button>
        <Anchor component={Link} size="sm" to={`${paths.cookieSolution(siteId)}?version=${version}#versions`}>
          {detail.toVersions}
        </Anchor>
      </div>
      {opened && <Version siteId={siteId} preference={preference} />}
    </>
  );
}

function Version({ siteId, preference: { version, language, regime, action } }: Props) {
  const { detail, loading } = useCookiePreferencesWords();
  const { data, error } = useQuery(versionQuery(siteId, version));
  if (error) return <Text size="sm">{detail.failed}</Text>;
  if (!data) return <Skeletons shape="text" label={loading} />;
  const pictures = data.allPictures.filter((picture) => picture.language === language && picture.url !== null);
  const texts = isLocale(language) ? data.texts[language] : undefined;
  const mode = data.modes[regime];
  const first =
    texts && (mode ? firstLayerOf(texts.first, { mode, signal: action === 'gpc' }) : sentencesOf(texts.first));
  return (
    <div className={classes['version']}>
      {pictures.length === 0 && (
        <Text size="sm" c="dimmed">
          {detail.noPicture}
        </Text>
      )}
      <div className={classes['pictures']}>
        {pictures.map(({ url, width }) => (
          <a key={width} href={url ?? ''} target="_blank" rel="noreferrer">
            <img src={url ?? ''} alt={fill(detail.picture, { width })} loading="lazy" />
          </a>
        ))}
      </div>
      {!texts && (
        <Text size="sm" c="dimmed">
          {detail.noTexts}
        </Text>
      )}
      <Sentences title={detail.first} sentences={first} language={language} opened />
      <Sentences title={detail.second} sentences={sentencesOf(texts?.second)} language={language} />
    </div>
  );
}

type SentencesProps = {
  readonly title: string;
  readonly sentences: readonly string[] | undefined;
  readonly language: string;
  readonly opened?: boolean;
};

function Sentences({ title, sentences = [], language, opened = false }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <details className={classes['sentences']} open={opened}>
      <summary>{title}</summary>
      <ul lang={language}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
