import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { Waiting } from '#ui/in-order.tsx';
import { showToast } from '#ui/toast.tsx';
import { driftMailQuery, useSaveDriftMail } from './data.ts';

/** Turns the weekly mail about open discrepancies on or off, for oneself. Those who may not edit the register get none. */
export function DriftMailSwitch() {
  const words = useAreaWords('processingRecords');
  const mayEdit = useMayAnywhere('register.edit');
  const { data, isLoading } = useQuery({ ...driftMailQuery, enabled: mayEdit });
  const save = useSaveDriftMail();
  if (isLoading) return <Waiting />;
  if (!mayEdit || !data) return null;
  const change = async (weekly: boolean): Promise<void> => {
    try {
      await save.mutateAsync({ weekly });
      showToast({ message: words.driftMailSaved });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return (
    <Switch
      mt="md"
      label={words.driftMail}
      checked={data.weekly}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
