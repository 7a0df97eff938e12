import { putGates } from './gates.ts';
import { check } from './hold.ts';
import { guard, type Guard, type GuardRules } from './joint.ts';

/**
 * Starts blocking what scripts load from hosts of purposes that are not allowed. If the page already has a guard, it
 * gets these rules.
 */
export function startHolding(rules: GuardRules & Pick<Guard, 'allowed'>): void {
  Object.assign(guard, rules);
  if (guard.check) return;
  guard.check = check;
  putGates();
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) check(node);
      guard.start?.(addedNodes);
    }
  }).observe(document, { childList: true, subtree: true });
  // In browsers that support this event, it reliably stops scripts from the parser.
  document.addEventListener(
    'beforescriptexecute',
    (event) => {
      if (check(event.target as Node)) event.preventDefault();
    },
    true,
  );
}
