// An A/B test: picks the variant that this page view shows. It stores nothing.
import type { PieceVariants } from '@app/consent';

declare const $its: PieceVariants;

let left = Math.random() * 100;
const at = $its.findIndex(([share]) => (left -= share) < 0);
Object.assign($candor as object, $its[at]?.[1]);
$first.push((joint) => (joint.variant = at + 1));
