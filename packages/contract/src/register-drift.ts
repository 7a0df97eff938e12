import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { driftDecision, driftFinding, driftMail } from './processing-records-shapes.ts';

const path = '/api/v1/processing-records';

/** In what register, documents, banner, scans, contracts and settings disagree. */
export const drift = {
  drift: endpoint({
    method: 'GET',
    path: `${path}/drift`,
    access: 'register.read',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary:
      'In what the register, the documents, the banner, the scans and the settings of these sites disagree; of one site, as it is now, of all as stored after each change and each night',
    query: z.object({ siteId: z.uuid().optional() }),
    answer: z.object({ findings: z.array(driftFinding) }),
  }),
  acceptDrift: endpoint({
    method: 'PUT',
    path: `${path}/drift/acceptance`,
    access: 'register.edit',
    audit: ['drift.accepted', 'drift.reopened'],
    summary: 'Accept a discrepancy with a reason and an end date within two years. Null reopens it',
    refers: { siteId: { to: 'site', permission: 'register.edit', absent: {} } },
    body: driftDecision,
    answer: driftFinding,
    rate: { by: 'account', points: 300, seconds: 600 },
  }),
  readDriftMail: endpoint({
    method: 'GET',
    path: `${path}/drift/mail`,
    access: 'register.edit',
    sessionOnly: true,
    summary: 'Get whether you receive weekly emails about open discrepancies',
    answer: driftMail,
  }),
  changeDriftMail: endpoint({
    method: 'PUT',
    path: `${path}/drift/mail`,
    access: 'register.edit',
    sessionOnly: true,
    audit: { none: 'What somebody wants to be mailed is their own business' },
    summary: 'Turn your weekly emails about open discrepancies on or off',
    body: driftMail,
    answer: driftMail,
    rate: { by: 'account', points: 300, seconds: 600 },
  }),
};
