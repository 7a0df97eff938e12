import { createHash, verify, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { getCACertificates } from 'node:tls';

/** A certificate that may be published, with what leads to a root. */
const longestChain = 6;
const pem = /-----BEGIN CERTIFICATE-----[\w+/=\s]+-----END CERTIFICATE-----/g;

/**
 * The signing certificate of a processor, if it is valid now, of its domain, and issued by an authority that this server trusts.
 * A self-signed one is not. @see OpenDSR 2.0, 4.1; its security guidelines
 */
export function readCertificate(text: string, domain: string, now: Date): X509Certificate | undefined {
  try {
    const chain = (text.match(pem) ?? []).map((one) => new X509Certificate(one));
    const [leaf, ...others] = chain;
    if (!leaf || chain.length > longestChain || leaf.ca || !isOfDomain(leaf, domain)) return undefined;
    return leadsToRoot(leaf, others, now) ? leaf : undefined;
  } catch {
    return undefined;
  }
}

function isOfDomain(leaf: X509Certificate, domain: string): boolean {
  const name = domain.replace(/^\[|\]$/g, '');
  return (isIP(name) === 0 ? leaf.checkHost(name, { subject: 'never' }) : leaf.checkIP(name)) !== undefined;
}

/** Whether each is issued by one that follows, and the last by a root. The order of those that follow does not matter. */
function leadsToRoot(leaf: X509Certificate, others: readonly X509Certificate[], now: Date): boolean {
  const roots = getCACertificates('default').map((one) => new X509Certificate(one));
  let current = leaf;
  for (let step = 0; step <= longestChain; step += 1) {
    const certificate = current;
    if (!isValidAt(certificate, now)) return false;
    if (roots.some((root) => root.fingerprint256 !== leaf.fingerprint256 && isIssuedBy(certificate, root, now)))
      return true;
    const next = others.find(
      (one) => one.fingerprint256 !== certificate.fingerprint256 && isIssuedBy(certificate, one, now),
    );
    if (!next) return false;
    current = next;
  }
  return false;
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate, now: Date): boolean {
  return issuer.ca && isValidAt(issuer, now) && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function isValidAt({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now <= validToDate;
}

/** Whether a body was signed with the key of a certificate: RSA or ECDSA over its SHA-256. @see OpenDSR 2.0, 8.8 */
export function isSignedWith(certificate: string, signature: string | undefined, body: Buffer): boolean {
  const compact = signature?.replaceAll(/\s/g, '') ?? '';
  if (compact.length > 4000 || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return false;
  try {
    return verify('sha256', body, new X509Certificate(certificate).publicKey, Buffer.from(compact, 'base64'));
  } catch {
    return false;
  }
}

/** An identity as a processor gets it. Addresses are compared in lower case. */
export function encoded(value: string, format: 'raw' | 'sha256' | 'sha1' | 'md5'): string {
  return format === 'raw' ? value : createHash(format).update(value.toLowerCase()).digest('hex');
}
