import { useState, type FormEvent } from 'react';
import { checkOffice, formatReceipt, newReceipt, officeHash } from '@app/sealing';
import {
  excerptLength,
  reportTypes,
  type BodyContent,
  type IdentityContent,
  type ReportChannel,
  type ReportType,
  type ToolOffice,
} from '@app/whistleblowing';
import { sealReport } from '../form/send/seal-report.ts';
import { reportSender } from '../form/send/send-report.ts';
import { api } from './api.ts';
import { now } from './dates.ts';
import { random } from './encoding.ts';
import { PrintedCode } from './printed-code.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Failure } from './ui/failure.tsx';
import { Field, Tick } from './ui/field.tsx';
import { Unsaved } from './ui/unsaved.ts';
import { useAction } from './ui/use-action.ts';
import { listAll } from './use-reports.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = { readonly vault: VaultClient; readonly office: ToolOffice; readonly onClose: () => void };

const channels = ['phone', 'meeting', 'letter'] as const satisfies readonly ReportChannel[];
const texts = ['wrongdoing', 'facts', 'period', 'source'] as const;
const blank = { wrongdoing: '', facts: '', period: '', source: '', fullName: '', contact: '' };

/** Enters a report by telephone, letter or in a meeting. It is sealed like one of the form, and the reporter gets its receipt. W11 */
export function EnteredReport({ vault, office, onClose }: Props) {
  const { words, locale } = useWords();
  const text = words.entering;
  const [channel, setChannel] = useState<(typeof channels)[number]>('phone');
  const [type, setType] = useState<ReportType>('other');
  const [typed, setTyped] = useState(blank);
  const [hasConsent, setConsent] = useState(false);
  const [receipt, setReceipt] = useState<string>();
  const { isBusy, error, run } = useAction();
  const isOral = channel !== 'letter';

  const send = () =>
    run(async () => {
      const fullName = typed.fullName.trim();
      const body: BodyContent = {
        type,
        wrongdoing: typed.wrongdoing.trim(),
        facts: typed.facts.trim(),
        period: typed.period.trim(),
        source: typed.source.trim(),
        answers: [],
        meeting: null,
        isAnonymous: fullName === '',
        locale,
        channel,
        files: [],
      };
      const identity = fullName ? { fullName, contact: typed.contact.trim() } : null;
      setReceipt(await enterReport({ vault, office, body, identity, note: isOral ? text.consent : '' }));
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Dialog title={text.begin} onClose={onClose}>
      {receipt === undefined ? (
        <form className="stack" onSubmit={submit}>
          <Unsaved when={Object.values(typed).some((value) => value.trim() !== '')} />
          <p>{text.text}</p>
          {error && <Failure error={error} />}
          <Field label={words.facts.channel}>
            {(input) => (
              <select
                {...input}
                value={channel}
                onChange={({ target }) => setChannel(channels.find((one) => one === target.value) ?? 'phone')}
              >
                {channels.map((one) => (
                  <option key={one} value={one}>
                    {words.facts.channels[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={words.table.type}>
            {(input) => (
              <select
                {...input}
                value={type}
                onChange={({ target }) => setType(reportTypes.find((one) => one === target.value) ?? 'other')}
              >
                {reportTypes.map((one) => (
                  <option key={one} value={one}>
                    {words.types[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {texts.map((name) => (
            <Field key={name} label={words.facts[name]}>
              {(input) => (
                <textarea
                  {...input}
                  rows={name === 'facts' ? 5 : 2}
                  value={typed[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
          {(['fullName', 'contact'] as const).map((name) => (
            <Field key={name} label={text[name]} hint={name === 'fullName' ? text.nameHint : undefined}>
              {(input) => (
                <input
                  {...input}
                  autoComplete="off"
                  value={typed[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
          {isOral && <Tick label={text.consent} isChecked={hasConsent} onChange={setConsent} />}
          <div className="row">
            <button
              type="submit"
              className="primary"
              disabled={isBusy || typed.wrongdoing.trim() === '' || (isOral && !hasConsent)}
            >
              {isBusy ? words.working : text.send}
            </button>
          </div>
        </form>
      ) : (
        <PrintedCode
          title={text.receipt}
          text={text.receiptText}
          codes={[{ label: text.receipt, code: receipt }]}
          submit={text.finish}
          isBusy={false}
          onConfirmed={onClose}
        >
          <p className="card-note">{office.formUrl}</p>
        </PrintedCode>
      )}
    </Dialog>
  );
}

type Entered = {
  readonly vault: VaultClient;
  readonly office: ToolOffice;
  readonly body: BodyContent;
  readonly identity: IdentityContent;
  readonly note: string;
};

/** Sends the report, then says in its log that a manager entered it. @returns the receipt @throws Error */
async function enterReport({ vault, office, body, identity, note }: Entered): Promise<string> {
  const chained = checkOffice((await api.publicOffice(office.id)).chain, office.id);
  if ('code' in chained) throw new Error(chained.code);
  const found = { id: office.id, chain: chained, document: officeHash(chained.current) };
  const receipt = newReceipt(random);
  const { type, isAnonymous, locale, channel } = body;
  const excerpt = Array.from(body.wrongdoing).slice(0, excerptLength).join('');
  const sealed = await sealReport({
    office: found,
    receipt,
    recipients: found.chain.current.recipients.map(({ id }) => id),
    contents: { body, identity, summary: { type, isAnonymous, locale, channel, excerpt, wantsMeeting: false } },
    files: [],
  });
  const day = await reportSender(office.id, sealed).send(() => undefined);
  const id = sealed.submission(day).report;
  const listed = (await listAll(office.id)).find((one) => one.id === id);
  if (!listed) throw new Error('The report is not in the list.');
  const opened = await api.openReport(id, await vault.call('opening', { report: listed, at: now() }));
  const { chain } = office;
  await vault.call('report', { report: opened, chain });
  const draft = { kind: 'entered', at: now(), ...(note && { note: { text: note } }) };
  await api.addEntry(id, await vault.call('entry', { report: id, draft }));
  return formatReceipt(receipt);
}
