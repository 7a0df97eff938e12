/**
 * The roles the server signs in as: for requests in one account; for events of visitors; for jobs and reads before the
 * account is known.
 */
export const logins = ['candor_app', 'candor_intake', 'candor_jobs'] as const;
export type Login = (typeof logins)[number];

/** The connection string of each login. */
export type Logins = Readonly<Record<Login, string>>;

/**
 * The connection strings of the logins on the owner's server. Without passwords if the server needs none, as the
 * embedded one.
 */
export function loginsAt(ownerUrl: string, passwordOf?: (login: Login) => string): Logins {
  const at = (login: Login) => {
    const url = new URL(ownerUrl);
    for (const parameter of ['user', 'password']) url.searchParams.delete(parameter);
    url.username = login;
    url.password = passwordOf?.(login) ?? '';
    return url.href;
  };
  return { candor_app: at('candor_app'), candor_intake: at('candor_intake'), candor_jobs: at('candor_jobs') };
}
