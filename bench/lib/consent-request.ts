import { randomBytes } from 'node:crypto';

let made = 0;

/** A consent as a form's script sends it, including headers: a person, a text, two preferences, the form. */
export function consentRequest(port: number, key: string): { readonly id: string; readonly text: string } {
  const { id, body } = consent();
  const text =
    `POST /e/consent/${key} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: keep-alive\r\n` +
    `content-type: text/plain;charset=UTF-8\r\ncontent-length: ${body.length}\r\norigin: https://shop.example\r\n` +
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36\r\n' +
    'accept: */*\r\naccept-encoding: gzip, deflate, br\r\naccept-language: de-DE,de;q=0.9,en;q=0.8\r\n' +
    `sec-fetch-mode: cors\r\nsec-fetch-site: cross-site\r\nreferer: https://shop.example/\r\n\r\n${body}`;
  return { id, text };
}

function consent(): { readonly id: string; readonly body: string } {
  const random = randomBytes(14).toString('hex');
  const ms = Date.now().toString(16).padStart(12, '0');
  const id = `${ms.slice(0, 8)}-${ms.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
  made += 1;
  // Four of five are from a new person.
  const email = `person-${made % 5 ? random.slice(18) : made % 1000}@example.com`;
  const body =
    `{"id":"${id}","subject":{"email":"${email}","first_name":"Maria","last_name":"Example"},` +
    `"legal_notices":[{"identifier":"privacy_policy"}],"preferences":{"newsletter":${made % 2 === 0},"offers":false},` +
    `"proofs":[{"form":"<form id='sign-up'><input name='email' type='email'><input name='newsletter' type='checkbox'></form>",` +
    `"content":"{\\"email\\":\\"${email}\\",\\"newsletter\\":true}"}],"language":"de"}`;
  return { id, body };
}
