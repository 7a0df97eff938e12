import { transferBases } from '@app/catalogue/register.ts';
import type { OnBehalf } from '@app/contract';
import { countriesIn, fill } from '@app/texts';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { Select, TextArea, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { LinesInput } from './lines-input.tsx';
import { PartiesInput } from './parties-input.tsx';

/** What GDPR Art. 30(2)(a) to (c) demands of a processor: for whom, what, with whom and where. */
export function OnBehalfFields() {
  const words = useAreaWords('recipients');
  return (
    <>
      <Customers />
      <LinesInput name="onBehalf.categories" label={words.categories} description={words.onePerLine} />
      <PartiesInput name="onBehalf.subprocessors" label={words.otherProcessors} description={words.namesHint} />
      <Transfers />
    </>
  );
}

function Customers() {
  const words = useAreaWords('recipients');
  const { all, add, removeAt } = useItems<OnBehalf['customers'][number]>('onBehalf.customers');
  return (
    <Items title={words.customers} add={words.addCustomer} onAdd={() => add({ name: '' })}>
      {all.map(({ name }, at) => (
        <Item
          key={at}
          legend={fill(words.customer, { number: String(at + 1) })}
          remove={fill(words.removeCustomer, { name: name || String(at + 1) })}
          onRemove={() => removeAt(at)}
        >
          <Contact name={`onBehalf.customers.${at}`} />
          <TextArea name={`onBehalf.customers.${at}.address`} label={words.address} minRows={2} maxLength={500} />
          <OptionalContact
            name={`onBehalf.customers.${at}.representative`}
            title={words.representative}
            add={words.addRepresentative}
          />
          <OptionalContact name={`onBehalf.customers.${at}.dpo`} title={words.dpo} add={words.addDpo} />
        </Item>
      ))}
    </Items>
  );
}

function Transfers() {
  const words = useAreaWords('recipients');
  const { transferBases: names } = useAreaWords('processingRecords');
  const locale = useLocale();
  const { all, add, removeAt } = useItems<OnBehalf['transfers'][number]>('onBehalf.transfers');
  const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }));
  const bases = transferBases.map((value) => ({ value, label: names[value] }));
  return (
    <Items title={words.transferCountries} add={words.addTransfer} onAdd={() => add({ country: '' })}>
      {all.map((_, at) => (
        <Item
          key={at}
          legend={fill(words.transfer, { number: String(at + 1) })}
          remove={fill(words.removeCustomer, { name: fill(words.transfer, { number: String(at + 1) }) })}
          onRemove={() => removeAt(at)}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select name={`onBehalf.transfers.${at}.country`} label={words.country} options={countries} />
            <Select name={`onBehalf.transfers.${at}.basis`} label={words.basis} options={bases} clearable />
          </SimpleGrid>
        </Item>
      ))}
    </Items>
  );
}

function Contact({ name }: { readonly name: string }) {
  const words = useAreaWords('recipients');
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <TextInput name={`${name}.name`} label={words.contactName} maxLength={200} autoComplete="off" />
      <TextInput name={`${name}.email`} label={words.email} type="email" inputMode="email" autoComplete="off" />
      <TextInput name={`${name}.phone`} label={words.phone} type="tel" maxLength={50} autoComplete="off" />
    </SimpleGrid>
  );
}

type OptionalContactProps = { readonly name: string; readonly title: string; readonly add: string };

function OptionalContact({ name, title, add }: OptionalContactProps) {
  const words = useAreaWords('recipients');
  const set = useSetField();
  if (!useFieldValue<object>(name))
    return (
      <Group>
        <Button variant="subtle" size="xs" onClick={() => set(name, { name: '' })}>
          {add}
        </Button>
      </Group>
    );
  return (
    <Item legend={title} remove={fill(words.removeCustomer, { name: title })} onRemove={() => set(name, undefined)}>
      <Contact name={name} />
    </Item>
  );
}

function useItems<Value>(name: string) {
  const all = useFieldValue<readonly Value[]>(name) ?? [];
  const set = useSetField();
  return {
    all,
    add: (value: Value) => set(name, [...all, value]),
    removeAt: (at: number) =>
      set(
        name,
        all.filter((_, other) => other !== at),
      ),
  };
}

type ItemsProps = {
  readonly title: string;
  readonly add: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
};

function Items({ title, add, onAdd, children }: ItemsProps) {
  return (
    <Stack component="section" aria-label={title} gap="sm">
      <Group justify="space-between">
        <strong>{title}</strong>
        <Button variant="default" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      </Group>
      {children}
    </Stack>
  );
}

type ItemProps = {
  readonly legend: string;
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Item({ legend, remove, onRemove, children }: ItemProps) {
  const words = useAreaWords('recipients');
  return (
    <Stack component="fieldset" gap="sm" p="md" m={0} style={{ border: '1px solid var(--app-line)', minWidth: 0 }}>
      <legend>{legend}</legend>
      {children}
      <Group>
        <Button
          variant="subtle"
          color="red"
          size="xs"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={remove}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Group>
    </Stack>
  );
}
