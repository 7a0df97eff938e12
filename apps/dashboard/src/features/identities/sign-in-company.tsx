import { isEmail } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  useEffect(() => onFound(isShown), [isShown, onFound]);
  if (!isShown) return null;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await beginCompany(typed, company, target).finally(() => setLeaving(false));
  };
  return (
    <Stack gap="xs">
      <Button
        type="button"
        fullWidth
        loading={isLeaving}
        leftSection={<IconBuilding size={17} aria-hidden />}
        onClick={() => void leave()}
      >
        {fill(words.signIn, { company })}
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={() => setUsesPassword(true)}>
        {words.usePassword}
      </Anchor>
    </Stack>
  );
}
