import { fill, formatNumber } from '@app/texts';
import { Button, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureMessage } from '#app/failure-message.ts';
import { page } from '#app/page.ts';
import { useLocale } from '#app/words.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfigurator } from '../configurator-context.tsx';
import { useUpload } from '../data.ts';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';

const mostBytes = 5_000_000;
const kinds = ['image/png', 'image/jpeg', 'image/webp'];

/** The logo: uploaded at once, stored when the settings are saved. */
export function LogoField() {
  const words = useCookieSolutionWords().settings.look;
  const locale = useLocale();
  const { siteId, draft, change } = useConfigurator();
  const upload = useUpload(siteId);
  const [problem, setProblem] = useState<string>();

  const take = async (file: File): Promise<void> => {
    setProblem(undefined);
    const size = `${formatNumber(locale, Math.ceil(file.size / 100_000) / 10)} MB`;
    if (file.size > mostBytes) return setProblem(fill(words.logoTooLarge, { size }));
    if (!kinds.includes(file.type)) return setProblem(words.logoWrongKind);
    try {
      const { path } = await upload.mutateAsync({ name: file.name, data: await inBase64(file) });
      change({ logo: path });
      showToast({ message: words.logoDone });
    } catch (error) {
      setProblem(fill(words.logoFailed, { reason: failureMessage(error) }));
    }
  };

  return (
    <div>
      <span className={classes['legend']}>{words.logo}</span>
      <p className={classes['hint']} id="logo-hint">
        {words.logoHint}
      </p>
      <div className={classes['logo']}>
        {draft.logo && (
          <span className={classes['logoFrame']}>
            <img src={`${page.contentUrl ?? ''}${draft.logo}`} alt={words.logoAlt} />
          </span>
        )}
        <FileButton
          data-path="logo"
          label={words.logo}
          accept={kinds.join(',')}
          aria-describedby="logo-hint"
          loading={upload.isPending}
          leftSection={<IconPhoto size={16} stroke={1.8} aria-hidden />}
          onFile={(file) => void take(file)}
        >
          {draft.logo ? words.logoReplace : words.logoChoose}
        </FileButton>
        {draft.logo && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
            onClick={() => change({ logo: null })}
          >
            {words.logoRemove}
          </Button>
        )}
      </div>
      <div role="alert">
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" mt={4}>
            {problem}
          </Text>
        )}
      </div>
    </div>
  );
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  // In chunks, because the number of function arguments is limited.
  for (let at = 0; at < bytes.length; at += 32_768) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  }
  return btoa(pieces.join(''));
}
