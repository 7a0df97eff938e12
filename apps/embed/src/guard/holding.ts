// What holds back, for a page that began without it because the visitor had allowed everything.
import type { HeldHosts } from '@app/consent';
import { guard } from './joint.ts';
import './releasing.ts';
import { startHolding } from './guard.ts';

declare const $candor: readonly [hosts: HeldHosts, unknown: 0 | 1, own: string];

const [hosts, unknown, own] = $candor;
startHolding({ hosts, unknown, own: `${location.hostname} ${own}`, allowed: guard.allowed });
