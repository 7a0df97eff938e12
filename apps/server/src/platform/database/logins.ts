/** As whom the server signs in: requests in one account; events of visitors; jobs and what precedes the account. */
export const logins = ['candor_app', 'candor_intake', 'candor_jobs'] as const;
export type Login = (typeof logins)[number];

/** The address of the database for each of them. */
export type Logins = Readonly<Record<Login, string>>;

/** The logins at the owner's address. Without passwords where the server asks for none, as the embedded one. */
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
