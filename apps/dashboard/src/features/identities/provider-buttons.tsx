import { fill } from '@app/texts';
import { Button, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instanceQuery } from '#app/instance.ts';
import type { SlotProps } from '#app/slots.tsx';
import { BrandIcon } from './brand-icon.tsx';
import { beginSignIn } from './data.ts';
import { useIdentityWords } from './words.ts';

/** The providers under the form of a sign-in or sign-up. */
export function ProviderButtons({ mode, target }: SlotProps['signInProviders']) {
  const words = useIdentityWords();
  const providers = useQuery(instanceQuery).data?.providers ?? [];
  const [leaving, setLeaving] = useState<string>();
  if (providers.length === 0) return null;
  const leave = async (name: string): Promise<void> => {
    setLeaving(name);
    await beginSignIn(name, { mode, target }).finally(() => setLeaving(undefined));
  };
  return (
    <Stack gap="xs" mt="md">
      <Divider label={words.or} />
      {providers.map(({ name, label, brand }) => (
        <Button
          key={name}
          variant="default"
          fullWidth
          leftSection={<BrandIcon brand={brand} />}
          loading={leaving === name}
          disabled={leaving !== undefined && leaving !== name}
          onClick={() => void leave(name)}
        >
          {fill(words.continueWith, { provider: label })}
        </Button>
      ))}
    </Stack>
  );
}
