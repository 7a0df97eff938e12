import { useEffect, useMemo } from 'react';
import { Notice } from './ui/notice.tsx';
import type { HandedOver } from './vault/hand-over.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly made: HandedOver;
  /** The ID of the report, which names the file. */
  readonly report: string;
  readonly passphrase: string | null;
};

/** The encrypted file, its passphrase and its hash, once the log names it. */
export function HandOverResult({ made, report, passphrase }: Props) {
  const { words } = useWords();
  const text = words.handOver;
  const address = useMemo(
    () => URL.createObjectURL(new Blob([Uint8Array.from(made.bytes)], { type: 'application/octet-stream' })),
    [made],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <div className="stack">
      <Notice tone="good" title={text.done} />
      {passphrase !== null && (
        <>
          <p>{text.passphraseText}</p>
          <p className="secret" translate="no">
            {passphrase}
          </p>
        </>
      )}
      <dl className="facts">
        <dt>SHA-256</dt>
        <dd className="code" translate="no">
          {made.sha256}
        </dd>
      </dl>
      <p className="hint">{text.openHint}</p>
      <div className="row">
        <a className="button" href={address} download={`report-${report.slice(0, 8)}.zip.age`}>
          {text.download}
        </a>
      </div>
    </div>
  );
}
