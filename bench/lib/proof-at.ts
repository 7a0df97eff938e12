import { bundleFormat, inclusionProof, inclusionTiles, readTiles, toBase64, type ProofBundle } from '@app/evidence';
import type { Client } from 'pg';
import { site } from './intake-server.ts';

/** Proof bundles of the latest consents, as the API returns them. */
export async function proofAt(client: Client, count: number): Promise<readonly ProofBundle[]> {
  const { accountId } = site;
  const point = (await client.query('select size, note from evidence_checkpoint order by size desc limit 1')).rows[0];
  const keys = (await client.query('select verifier from evidence_key order by generation')).rows;
  const { rows } = await client.query(
    `select consent.record, consent.salt, batch.first_leaf + array_position(batch.ids, consent.id) - 1 as index
     from consent join evidence_batch as batch on batch.account_id = consent.account_id and batch.id = consent.batch_id
     order by consent.id desc limit $1`,
    [count],
  );
  const bundles: ProofBundle[] = [];
  for (const { record, salt, index } of rows) {
    const tiles = [];
    for (const { level, index: place } of inclusionTiles(Number(index), Number(point.size))) {
      const found = await client.query('select hashes from evidence_tile where level = $1 and place = $2', [
        level,
        place,
      ]);
      tiles.push({ level, index: place, bytes: found.rows[0].hashes as Buffer });
    }
    const parsed = JSON.parse(String(record));
    bundles.push({
      format: bundleFormat,
      account: accountId,
      record: parsed,
      salt: toBase64(salt),
      texts: [{ sha256: parsed.legal_notices[0].sha256, text: 'Text' }],
      leaf: { index: Number(index) },
      proof: inclusionProof(Number(index), Number(point.size), readTiles(tiles)).map(toBase64),
      checkpoint: point.note,
      keys: { first: keys[0].verifier, rotations: [] },
    });
  }
  return bundles;
}
