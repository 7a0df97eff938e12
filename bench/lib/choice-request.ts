import { randomBytes } from 'node:crypto';

/** A choice as a browser sends it, including headers. */
export function choiceRequest(port: number, publicId: string): { readonly id: string; readonly text: string } {
  const { id, body } = choice();
  const text =
    `POST /e/choice/${publicId} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: keep-alive\r\n` +
    `content-type: text/plain;charset=UTF-8\r\ncontent-length: ${body.length}\r\norigin: https://shop.example\r\n` +
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36\r\n' +
    'accept: */*\r\naccept-encoding: gzip, deflate, br\r\naccept-language: de-DE,de;q=0.9,en;q=0.8\r\n' +
    `sec-fetch-mode: cors\r\nsec-fetch-site: cross-site\r\nreferer: https://shop.example/\r\n\r\n${body}`;
  return { id, text };
}

/** Whether a response, which arrives in one piece, acknowledges the request. */
export function isKept(answer: Buffer): boolean {
  return ['200', '201', '204'].includes(answer.subarray(9, 12).toString('latin1'));
}

let made = 0;

function choice(): { readonly id: string; readonly body: string } {
  const random = randomBytes(26).toString('hex');
  const ms = Date.now().toString(16).padStart(12, '0');
  const id = `${ms.slice(0, 8)}-${ms.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
  made += 1;
  const accepts = made % 3 > 0;
  const body =
    `{"id":"${id}","consentId":"${random.slice(20, 52)}","action":"${accepts ? 'accept' : 'reject'}","decided":31,` +
    `"granted":${accepts ? 31 : 1},"version":3,"language":"de","regime":"eu","waited":${1000 + (made % 9000)}}`;
  return { id, body };
}
