import { expect, test } from 'vitest';
import {
  feeGrounds,
  groundsAgainst,
  isOpen,
  requestActions,
  requestRights,
  requestStates,
  stateAfter,
  tellsRecipients,
} from './index.ts';

test('RULES D13: a request goes from its receipt to its end, and never back to work without an appeal', () => {
  expect(stateAfter('received', 'begin')).toBe('in-work');
  expect(stateAfter('in-work', 'ask-identity')).toBe('identity');
  expect(stateAfter('identity', 'prove-identity')).toBe('in-work');
  expect(stateAfter('in-work', 'answer')).toBe('answered');
  expect(stateAfter('answered', 'close')).toBe('closed');
  expect(stateAfter('refused', 'appeal')).toBe('appeal');
  expect(stateAfter('appeal', 'answer')).toBe('answered');
  expect(stateAfter('answered', 'appeal')).toBeUndefined();
  expect(stateAfter('identity', 'answer')).toBeUndefined();
  // Closing does not take back the appeal that a refusal promises.
  for (const action of requestActions)
    expect(stateAfter('closed', action)).toBe(action === 'appeal' ? 'appeal' : undefined);
  expect(requestStates.filter(isOpen)).toEqual(['received', 'identity', 'in-work', 'appeal']);
});

test('RULES D9: nothing can be held against who objects to marketing, withdraws or opts out', () => {
  for (const right of ['stop-marketing', 'withdrawal', 'opt-out', 'limit'] as const) {
    expect(groundsAgainst(right)).toEqual([]);
  }
  expect(groundsAgainst('objection')).toContain('compelling-grounds');
});

test('RULES D6: only an unfounded or excessive request costs a fee', () => {
  expect(feeGrounds).toEqual(['unfounded', 'excessive']);
  for (const right of requestRights) expect(new Set(groundsAgainst(right)).size).toBe(groundsAgainst(right).length);
});

test('RULES D10: who has data corrected, erased or restricted is told which recipients know of it', () => {
  expect(tellsRecipients(['access', 'erasure'])).toBe(true);
  expect(tellsRecipients(['access', 'objection'])).toBe(false);
});
