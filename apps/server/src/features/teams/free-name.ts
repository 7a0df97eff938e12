import { isUniqueViolation } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';

/** Runs a write that needs a free name. @throws Problem with `code` if something else of the kind has the name */
export async function withFreeName<Result>(
  code: 'team.name-taken' | 'role.name-taken',
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem(code);
    throw error;
  }
}
