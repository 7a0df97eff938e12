import { pageShortcuts } from '#app/shortcuts.ts';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { Shortcut } from '#ui/shortcut.tsx';
import { useStore } from '#ui/store.ts';
import classes from './shell.module.css';

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().shell.keyboard;
  const ofPage = [...useStore(pageShortcuts).values()].flat();
  const shortcuts = [
    ...ofPage,
    { keys: ['mod', 'K'], does: words.commands },
    { keys: ['mod', 'J'], does: words.appearance },
    { keys: ['?'], does: words.help },
    { keys: ['Tab'], does: words.skip },
    { keys: ['Esc'], does: words.close },
  ];
  return (
    <Modal opened title={words.title} size="small" onClose={onClose}>
      <dl className={classes['shortcuts']}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              <Shortcut keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
