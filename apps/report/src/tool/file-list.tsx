import { useEffect, useMemo, useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { chunkCount } from '@app/sealing/file.ts';
import { fileViewer, type FileViewer } from './file-rules.ts';
import { RemoveButton } from './remove-button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import type { ReportActions, WriteToReport } from './use-report.ts';
import type { FileView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly files: readonly FileView[];
  readonly report: ReportActions;
  readonly onWrite: WriteToReport;
};

/** An opened file. It lives as long as its dialog is open. */
type Opened = { readonly file: FileView; readonly viewer: FileViewer; readonly bytes: Uint8Array };

export function FileList({ files, report, onWrite }: Props) {
  const { words, locale } = useWords();
  const text = words.files;
  const [opened, setOpened] = useState<Opened>();
  const { isBusy, error, run } = useAction();
  if (files.length === 0) return null;

  const open = (file: FileView) =>
    run(async () => {
      const bytes = await report.file(file, chunkCount(file.size));
      setOpened({ file, bytes, viewer: fileViewer(file.name, bytes) });
    });
  return (
    <>
      {error && <Notice tone="bad" title={text.fault} />}
      <ul className="plain">
        {files.map((file) => (
          <li key={file.id} className="row">
            <button type="button" className="link" disabled={isBusy} onClick={() => void open(file)}>
              {file.name}
            </button>
            <span className="hint">{writtenSize(file.size, locale)}</span>
            {!file.isClean && <span className="badge soon">{text.unclean}</span>}
            <RemoveButton
              part={{ entry: file.part.entry, kind: 'file', number: file.part.number }}
              label={file.name}
              onWrite={onWrite}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog title={opened.file.name} onClose={() => setOpened(undefined)} isWide>
          <Viewer {...opened} />
        </Dialog>
      )}
    </>
  );
}

function Viewer({ file, viewer, bytes }: Opened) {
  const { words } = useWords();
  const text = words.files;
  const address = useMemo(() => {
    const type = viewer.kind === 'download' ? 'application/octet-stream' : viewer.type;
    return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type }));
  }, [bytes, viewer]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);

  return (
    <div className="stack">
      {!file.isClean && <Notice tone="warning" title={text.uncleanText} />}
      {viewer.kind === 'picture' && <img className="picture" src={address} alt={file.name} />}
      {viewer.kind === 'text' && (
        <pre className="text-file" tabIndex={0}>
          {new TextDecoder().decode(bytes)}
        </pre>
      )}
      {viewer.kind === 'pdf' && <iframe className="pdf" title={file.name} src={address} />}
      {viewer.kind === 'download' && (
        <Notice tone="warning" title={text.warning}>
          {<p>{text.warningText}</p>}
        </Notice>
      )}
      <div className="row">
        <a className="button" href={address} download={file.name}>
          {fill(text.download, { name: file.name })}
        </a>
      </div>
    </div>
  );
}

function writtenSize(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1024 * 1024 ? [Math.max(bytes / 1024, 0.1), 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
