import { accounts } from '@app/contract';
import { useMay, useMe } from '#app/session.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { useRenameAccount } from './data.ts';
import classes from './accounts.module.css';

export function AccountNameCard() {
  const words = useWords().accounts.account;
  const { account } = useMe();
  const may = useMay('account.edit');
  const rename = useRenameAccount();
  return (
    <Card title={words.nameTitle} description={words.nameHint}>
      {may ? (
        <div className={classes['narrow']}>
          <Form
            schema={accounts.renameAccount.body}
            initial={{ name: account.name }}
            label={words.nameTitle}
            busy={rename.isPending}
            error={rename.error}
            onSubmit={(entered) => rename.mutate(entered)}
          >
            <TextInput name="name" label={words.name} autoComplete="organization" maxLength={200} />
            <FormActions>
              <Submit>{words.save}</Submit>
            </FormActions>
          </Form>
        </div>
      ) : (
        <FactsList facts={[{ label: words.name, value: account.name }]} />
      )}
    </Card>
  );
}
