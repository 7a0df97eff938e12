import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useOtherAccounts } from './other-accounts.ts';
import { useWords } from './words.tsx';

/** Buttons to the other accounts of the person, on pages that this account demands something on. */
export function GoOnElsewhere() {
  const { userMenu: words } = useWords().shell;
  const { others, goTo, isGoing } = useOtherAccounts();
  return others.map(({ id, name }) => (
    <Button key={id} variant="subtle" loading={isGoing} onClick={() => goTo(id)}>
      {fill(words.switchTo, { account: name })}
    </Button>
  ));
}
