import type { OfficeChange } from './office-rules.ts';
import { useWords } from './words.tsx';

/** A picture is compared as such: its bytes tell nobody anything. */
const shown = (member: string, value: string) =>
  member === 'form.logo' && value.startsWith('data:image/png;base64,') ? (
    <img className="logo" src={value} alt="" />
  ) : (
    value
  );

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
              {!isFirst && <td>{shown(member, before) || words.nothing}</td>}
              <td>{shown(member, after) || words.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
