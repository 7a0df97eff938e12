import { sensitivePermissions, type Permission } from '@app/catalogue';
import type { Facts } from './facts.ts';
import type { ResolvedFacts } from './known.ts';

/** The sensitive permissions of an app. */
export function sensitiveOf({ facts }: Pick<ResolvedFacts, 'facts'>): readonly Permission[] {
  return sensitivePermissions.filter((permission) => facts.permissions?.includes(permission));
}

/** Permissions whose legal basis follows from the question of the device. Sensitive ones need a statement. */
export function unstatedBases(facts: Facts): readonly Permission[] {
  const sensitive = sensitiveOf({ facts });
  if (sensitive.length === 0) return [];
  return (facts.permissions ?? []).filter((each) => !sensitive.includes(each) && !facts.permissionBases?.[each]);
}
