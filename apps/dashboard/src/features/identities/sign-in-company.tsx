import { isEmail } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SlotProps } from '#app/slots.tsx';
import { beginCompany, companyOfQuery } from './company-data.ts';
import { useIdentityWords } from './words.ts';

const pause = 400;

/** One button in place of the password, where the domain of the address signs in elsewhere. */
export function SignInCompany({ email, target, onFound }: SlotProps['signInCompany']) {
  const words = useIdentityWords().company;
  const [typed] = useDebouncedValue(email.trim().toLowerCase(), pause);
  const company = useQuery({ ...companyOfQuery(typed), enabled: isEmail(typed) }).data ?? null;
  const [usesPassword, setUsesPassword] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isShown = company !== null && isEmail(typed) && !usesPassword;
  const leave = (): void => {
    if (company === null) return;
    setLeaving(true);
    void beginCompany(typed, company, target).finally(() => setLeaving(false));
  };
  // The form of the page, which may change with each key, learns of it once.
  const tell = useRef({ onFound, leave });
  useEffect(() => {
    tell.current = { onFound, leave };
  });
  useEffect(() => tell.current.onFound(isShown ? () => tell.current.leave() : undefined), [isShown]);
  if (!isShown) return null;
  return (
    <Stack gap="xs">
      <Button
        type="button"
        fullWidth
        loading={isLeaving}
        leftSection={<IconBuilding size={16} aria-hidden />}
        onClick={leave}
      >
        {fill(words.signIn, { company })}
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={() => setUsesPassword(true)}>
        {words.usePassword}
      </Anchor>
    </Stack>
  );
}
