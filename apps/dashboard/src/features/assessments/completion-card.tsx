import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './assessment-page.module.css';
import { useComplete, type Assessment } from './data.ts';

type Props = { readonly assessment: Assessment; readonly isDirty: boolean };

/** Completes an assessment, or says after a review that it still holds, and when it is looked at next. */
export function CompletionCard({ assessment, isDirty }: Props) {
  const words = useAreaWords('assessments');
  const { state, missing, reviewProposed } = assessment;
  const [reviewOn, setReviewOn] = useState(reviewProposed);
  const complete = useComplete(assessment);
  const isDraft = state === 'draft';
  // The card is made anew with each version: what is said afterwards is awaited here.
  const run = async () => {
    await complete.mutateAsync(reviewOn);
    showToast({ message: isDraft ? words.completed : words.reviewSaved });
  };
  return (
    <div className={classes['unprinted']}>
      <Card
        title={isDraft ? words.completionTitle : words.reviewTitle}
        description={isDraft ? words.completionText : words.reviewText}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            label={words.nextReview}
            type="date"
            value={reviewOn}
            onChange={({ currentTarget }) => setReviewOn(currentTarget.value)}
          />
          <Button
            disabled={isDirty || missing.length > 0}
            loading={complete.isPending}
            onClick={() => void run().catch(() => undefined)}
          >
            {isDraft ? words.complete : words.reviewed}
          </Button>
        </Group>
      </Card>
    </div>
  );
}
