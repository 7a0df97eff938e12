import { providerRole } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Select, useFieldValue } from '#ui/form.tsx';
import { OverrideSection } from './override-section.tsx';
import { OwnTextField } from './own-text.tsx';

type Props = { readonly role: (typeof providerRole.options)[number] | undefined; readonly asked: string | undefined };

/** The provider's role toward the owner, and what was agreed with a joint controller. */
export function RoleSection({ role, asked }: Props) {
  const words = useWords().policies.service.role;
  const chosen = useFieldValue('role');
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['role', 'arrangement']}
      standard={role ? words.names[role] : words.unknown}
      begin={{ role: role ?? 'processor' }}
      asked={asked}
    >
      <Select
        name="role"
        label={words.label}
        options={providerRole.options.map((value) => ({ value, label: words.names[value] }))}
      />
      {chosen === 'joint-controller' && (
        <OwnTextField name="arrangement" label={words.arrangement} hint={words.arrangementHint} />
      )}
    </OverrideSection>
  );
}
