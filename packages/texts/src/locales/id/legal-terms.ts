import type { LegalTerms } from '../../legal-terms.ts';

// The Indonesian law has no adequacy decision, no standard contractual clauses and no single officer for data
// protection: these are called as Indonesian texts on the GDPR call them.
export const legalTerms: LegalTerms = {
  law: 'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP); untuk konsep yang tidak dikenal di dalamnya, istilah yang lazim dipakai untuk Regulasi (EU) 2016/679 (GDPR)',
  source: 'from memory',
  terms: {
    controller: { term: 'pengendali data pribadi', stems: ['pengendali'] },
    processor: { term: 'prosesor data pribadi', stems: ['prosesor'] },
    consent: { term: 'persetujuan', stems: ['persetujuan'] },
    legitimateInterests: { term: 'kepentingan yang sah', stems: ['kepentingan yang sah'] },
    dataSubject: { term: 'subjek data pribadi', stems: ['subjek data'] },
    supervisoryAuthority: { term: 'otoritas pengawas', stems: ['otoritas pengawas'] },
    recipient: { term: 'penerima', stems: ['penerima'] },
    personalData: { term: 'data pribadi', stems: ['data pribadi'] },
    processing: { term: 'pemrosesan', stems: ['pemrosesan', 'memproses', 'diproses'] },
    dataProtectionOfficer: { term: 'pejabat pelindungan data pribadi', stems: ['pejabat pelindungan data'] },
    representative: { term: 'perwakilan', stems: ['perwakilan'] },
    profiling: { term: 'pemrofilan', stems: ['pemrofilan'] },
    thirdCountry: { term: 'negara ketiga', stems: ['negara ketiga'] },
    adequacyDecision: { term: 'keputusan kecukupan', stems: ['keputusan kecukupan'] },
    standardContractualClauses: { term: 'klausul kontrak standar', stems: ['klausul kontrak standar'] },
    access: { term: 'akses', stems: ['akses'] },
    rectification: { term: 'perbaikan', stems: ['perbaikan'] },
    erasure: { term: 'penghapusan', stems: ['penghapusan'] },
    restriction: { term: 'pembatasan pemrosesan', stems: ['pembatasan'] },
    portability: { term: 'portabilitas data', stems: ['portabilitas'] },
    objection: { term: 'keberatan', stems: ['keberatan'] },
  },
};
