import { Kbd } from '@mantine/core';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys to press together; `mod` is Ctrl, or the command key on a Mac. */
export function Shortcut({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span>
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && ' '}
          <Kbd>{key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key}</Kbd>
        </span>
      ))}
    </span>
  );
}
