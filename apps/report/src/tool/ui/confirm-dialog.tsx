import { useWords } from '../words.tsx';
import { Dialog } from './dialog.tsx';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** Closes the dialog once it is done; what fails is said in it. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before something that others notice, or that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, isDanger = false, onConfirm, onClose }: Props) {
  const { words } = useWords();
  const { isBusy, error, run } = useAction();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {error && <Failure error={error} />}
        <p>{text}</p>
        <div className="row">
          <button
            type="button"
            className={isDanger ? 'danger' : 'primary'}
            disabled={isBusy}
            onClick={() => void run(() => onConfirm().then(onClose))}
          >
            {isBusy ? words.working : confirm}
          </button>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
