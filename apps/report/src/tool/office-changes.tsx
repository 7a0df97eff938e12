import type { OfficeChange } from './office-rules.ts';
import { useWords } from './words.tsx';

type Props = { readonly changes: readonly OfficeChange[]; readonly isFirst: boolean };

/** What differs, side by side: people with their keys, and every text. */
export function OfficeChanges({ changes, isFirst }: Props) {
  const { words } = useWords();
  const { members } = words.office;
  const name = (member: string) =>
    Object.hasOwn(members, member) ? members[member as keyof typeof members] : member.replace('form.', '');
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={words.office.changes}>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{words.office.member}</th>
            {!isFirst && <th scope="col">{words.office.before}</th>}
            <th scope="col">{isFirst ? words.office.value : words.office.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ member, before, after }) => (
            <tr key={member}>
              <th scope="row">{name(member)}</th>
              {!isFirst && <td>{before || words.nothing}</td>}
              <td>{after || words.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
