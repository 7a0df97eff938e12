import { countryName, fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { knownDevicesQuery, useForgetDevice, type KnownDevice } from './data.ts';
import { DeviceCell, useDeviceName } from './device-cell.tsx';
import { LoadFailure } from './load-failure.tsx';

/** The browsers in which the person signed in before, each of which can be removed. */
export function KnownDevicesCard() {
  const words = useAreaWords('secondFactor').browsers;
  const known = useQuery(knownDevicesQuery);
  const [leaving, setLeaving] = useState<KnownDevice>();
  const forget = useForgetDevice();
  const nameOf = useDeviceName();
  const close = () => setLeaving(undefined);
  if (known.data?.devices.length === 0) return null;
  return (
    <Card title={words.title} description={words.text}>
      {known.isPending && <Skeletons shape="rows" label={words.loading} />}
      {known.isError && <LoadFailure error={known.error} onRetry={() => void known.refetch()} />}
      {known.data && <KnownDevicesTable devices={known.data.devices} onForget={setLeaving} />}
      <ConfirmDialog
        opened={leaving !== undefined}
        title={words.forgetTitle}
        text={leaving && fill(words.forgetText, { device: nameOf(leaving.device) })}
        notReversible={false}
        confirmLabel={words.forget}
        busy={forget.isPending}
        onConfirm={() =>
          leaving &&
          forget.mutate(leaving.id, { onSuccess: () => showToast({ message: words.forgotten }), onSettled: close })
        }
        onClose={close}
      />
    </Card>
  );
}

type TableProps = { readonly devices: readonly KnownDevice[]; readonly onForget: (device: KnownDevice) => void };

function KnownDevicesTable({ devices, onForget }: TableProps) {
  const words = useAreaWords('secondFactor').browsers;
  const locale = useLocale();
  const nameOf = useDeviceName();
  return (
    <DataTable
      label={words.label}
      rows={devices}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'browser',
          label: words.browser,
          cell: ({ device, country, current }) => (
            <DeviceCell device={device} details={country ? countryName(locale, country) : ''} current={current} />
          ),
        },
        { key: 'first', label: words.firstUsed, cell: ({ createdAt }) => formatDate(locale, createdAt, 'long') },
        { key: 'last', label: words.lastUsed, cell: ({ lastUsedOn }) => formatDate(locale, lastUsedOn, 'long') },
        {
          key: 'actions',
          label: words.forget,
          hiddenLabel: true,
          align: 'end',
          cell: (device) =>
            !device.current && (
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.forgetOf, { device: nameOf(device.device) })}
                onClick={() => onForget(device)}
              >
                {words.forget}
              </Button>
            ),
        },
      ]}
    />
  );
}
