import { useWords } from '#app/words.tsx';
import { Switch } from '#ui/form.tsx';
import { OwnTextField } from '../sections/own-text.tsx';
import { Section } from '../terms/section.tsx';
import { PartField } from '../terms/text-fields.tsx';

/** Who answers for the content. */
export function ContentFields() {
  const words = useWords().policies.notice.content;
  return (
    <Section title={words.title}>
      <Switch name="journalistic" label={words.journalistic} description={words.journalisticHint} />
      <PartField part="editor" name="name" label={words.editor} hint={words.editorHint} maxLength={200} />
      <PartField part="editor" name="address" label={words.editorAddress} maxLength={500} />
    </Section>
  );
}

/** The host, for owners in France. */
export function HostFields() {
  const words = useWords().policies.notice.host;
  return (
    <Section title={words.title} text={words.text}>
      <PartField part="host" name="name" label={words.name} maxLength={200} />
      <PartField part="host" name="address" label={words.address} maxLength={500} />
      <PartField part="host" name="phone" label={words.phone} maxLength={50} />
    </Section>
  );
}

/** What Austrian media law wants disclosed. */
export function MediaFields() {
  const words = useWords().policies.notice.media;
  return (
    <Section title={words.title}>
      <OwnTextField name="businessObject" label={words.object} hint={words.objectHint} />
      <OwnTextField name="editorialLine" label={words.line} hint={words.lineHint} />
      <OwnTextField name="ownership" label={words.ownership} hint={words.ownershipHint} />
    </Section>
  );
}

/** What shops in Japan state. */
export function TradeFields() {
  const words = useWords().policies.notice.trade;
  return (
    <Section title={words.title} text={words.text}>
      <OwnTextField name="charges" label={words.charges} hint={words.chargesHint} />
      <OwnTextField name="returns" label={words.returns} />
    </Section>
  );
}
