import { pageShortcuts } from '#app/shortcuts.ts';
import { useAreaWords } from '#app/area-words.ts';
import { Modal } from '#ui/modal.tsx';
import { Shortcut } from '#ui/shortcut.tsx';
import { useStore } from '#ui/store.ts';
import classes from './shell.module.css';

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useAreaWords('placeNames').palette.shortcuts;
  const ofPage = [...useStore(pageShortcuts).values()].flat();
  const shortcuts = [
    ...ofPage,
    { keys: ['mod', 'K'], does: words.commands },
    { keys: ['mod', 'J'], does: words.appearance },
    { keys: ['?'], does: words.help },
    { keys: ['Tab'], does: words.next },
    { keys: ['⇧', 'Tab'], does: words.previous },
    { keys: ['Enter'], does: words.run },
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
