import { putGates } from './gates.ts';
import { check } from './hold.ts';
import { guard, running, type Guard, type GuardRules } from './joint.ts';

/** Stops what scripts make of hosts of purposes not allowed. A guard that runs in the page already goes on by these rules. */
export function startHolding(rules: GuardRules & Pick<Guard, 'allowed'>): void {
  Object.assign(guard, rules);
  if (running) return;
  putGates();
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) check(node);
      guard.start?.(addedNodes);
    }
  }).observe(document, { childList: true, subtree: true });
  // Where a browser still has it, it stops a script of the parser for certain.
  document.addEventListener(
    'beforescriptexecute',
    (event) => {
      if (check(event.target as Node)) event.preventDefault();
    },
    true,
  );
}
