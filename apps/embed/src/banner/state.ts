import { cookieName, grantedPurposes, openPurposes } from '@app/consent';
import type { CoreLaw, PurposeSet } from '@app/consent';
import { nonce } from '../guard/nonce.ts';
import { gpc, now, read } from './cookie.ts';
import { hostIn } from './host.ts';
import { given, type WholeJoint } from './joint.ts';

/** The data by name, after pieces have changed it. */
export const [
  id,
  base,
  after,
  hosts,
  unknown,
  banner,
  regimes,
  domain,
  lang,
  dir,
  look,
  position,
  modal,
  texts,
  customise,
  close,
  failed,
  honoured,
  own,
] = given;
export const name = cookieName(id);
const last = read(name);

export const joint: WholeJoint = {
  last,
  place: Math.max(
    0,
    regimes.findIndex(({ at }) => at === last?.regime),
  ),
  says: $says,
  nonce,
  banner: hostIn,
};

export const law = (): CoreLaw => regimes[joint.place] as CoreLaw; // the regimes are compiled with these indexes
/** Purposes that still have to be asked. */
export const asked = (): PurposeSet => openPurposes(banner, law(), joint.again ? undefined : joint.last, gpc, now());
export const allowed = (): PurposeSet => grantedPurposes(banner, law(), joint.last, gpc, now());
