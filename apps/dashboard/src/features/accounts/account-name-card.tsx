import { accounts } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { SavedForm } from '#app/saving/saved-form.tsx';
import { SavedState } from '#app/saving/saved-state.tsx';
import { sendMergedOrSay, type Sending } from '#app/saving/send-merged.ts';
import { meQuery, useMay, useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { TextInput } from '#ui/form.tsx';
import { useRenameAccount } from './data.ts';
import classes from './accounts.module.css';

/** The name of the account, which is saved by itself. */
export function AccountNameCard() {
  const words = useWords().account;
  const { account } = useMe();
  const may = useMay('account.edit');
  if (!may)
    return (
      <Card title={words.nameTitle} description={words.nameHint}>
        <FactsList facts={[{ label: words.name, value: account.name }]} />
      </Card>
    );
  return (
    <Card title={words.nameTitle} description={words.nameHint} actions={<SavedState />}>
      <div className={classes['narrow']}>
        <NameForm name={account.name} />
      </div>
    </Card>
  );
}

type Named = { readonly name: string };

function NameForm({ name }: Named) {
  const words = useWords().account;
  const client = useQueryClient();
  const rename = useRenameAccount();
  const newest = async (): Promise<Named> => ({
    name: (await client.fetchQuery({ ...meQuery, staleTime: 0 })).account.name,
  });
  // Reads the current one, since it is called after other changes.
  const saved = (): Named => ({ name: client.getQueryData(meQuery.queryKey)?.account.name ?? name });
  const put = async (value: unknown, before: unknown): Promise<Named> => {
    // Both have the shape that `toSaved` and `saved` give.
    const { name: saved } = await rename.mutateAsync({ name: (value as Named).name, before: before as Named });
    return { name: saved };
  };
  return (
    <SavedForm
      name="account"
      label={words.nameTitle}
      schema={accounts.renameAccount.body}
      prefix=""
      initial={{ name }}
      saved={saved}
      current={{ name }}
      toSaved={({ name }): Named => ({ name })}
      send={(value, how: Sending) => sendMergedOrSay({ value, ...how, put, newest })}
    >
      <TextInput name="name" label={words.name} autoComplete="organization" maxLength={200} />
    </SavedForm>
  );
}
