import { reopenControls } from '@app/consent';
import { NumberInput, Radio, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { WithWhy } from '#app/why.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';

/** How long a choice is remembered, where, and how visitors change it. */
export function MemorySection() {
  const words = useCookieSolutionWords().advanced.memory;
  const { draft, change } = useConfigurator();
  const problemOf = useProblemOf();
  return (
    <Card title={words.title}>
      <Stack gap="lg">
        <WithWhy of="rememberMonths" label={words.months}>
          <NumberInput
            data-path="months"
            label={words.months}
            description={words.monthsHint}
            min={1}
            max={24}
            allowDecimal={false}
            value={draft.months}
            error={problemOf('months')}
            onChange={(value) => change({ months: Number(value) })}
          />
        </WithWhy>
        <TextInput
          data-path="cookieDomain"
          label={words.domain}
          description={words.domainHint}
          placeholder="example.com"
          spellCheck={false}
          value={draft.cookieDomain ?? ''}
          error={problemOf('cookieDomain') ?? (isOutside(draft.cookieDomain, draft.siteUrl) && words.domainProblem)}
          onChange={({ currentTarget }) =>
            change({ cookieDomain: currentTarget.value.trim() === '' ? null : currentTarget.value.trim() })
          }
        />
        <WithWhy of="reopen" label={words.reopen}>
          <Radio.Group
            label={words.reopen}
            value={draft.reopen}
            onChange={(value) => change({ reopen: reopenControls.find((control) => control === value) ?? 'badge' })}
          >
            <Stack gap="sm" mt="xs">
              {reopenControls.map((control) => (
                <Radio
                  key={control}
                  data-path={control === draft.reopen ? 'reopen' : undefined}
                  value={control}
                  label={words.reopenKinds[control]}
                  description={words.reopenTexts[control]}
                />
              ))}
            </Stack>
          </Radio.Group>
        </WithWhy>
        {draft.reopen !== 'own' && (
          <div>
            <span className={classes['legend']} id="side-label">
              {words.side}
            </span>
            <div>
              <SegmentedControl
                data-path="reopenSide"
                aria-labelledby="side-label"
                data={[
                  { value: 'start', label: words.sides.start },
                  { value: 'end', label: words.sides.end },
                ]}
                value={draft.reopenSide}
                onChange={(value) => change({ reopenSide: value === 'end' ? value : 'start' })}
              />
            </div>
          </div>
        )}
        <WithWhy of="consentLogging" label={words.log}>
          <Switch
            data-path="log"
            label={words.log}
            description={words.logHint}
            checked={draft.log}
            onChange={({ currentTarget }) => change({ log: currentTarget.checked })}
          />
        </WithWhy>
      </Stack>
    </Card>
  );
}

/** Whether the page is outside of the cookie domain: browsers then refuse the cookie. */
function isOutside(domain: string | null, siteUrl: string): boolean {
  const host = URL.parse(siteUrl)?.hostname;
  return domain !== null && host !== undefined && host !== domain && !host.endsWith(`.${domain}`);
}
