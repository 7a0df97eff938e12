import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Undang-Undang Umum Pelindungan Data Brasil (Lei Geral de Proteção de Dados Pessoais, Undang-Undang Nomor 13.709/2018, LGPD), karena kami berkedudukan di Brasil',
  lgpdAddressed:
    'Undang-Undang Umum Pelindungan Data Brasil (Lei Geral de Proteção de Dados Pessoais, Undang-Undang Nomor 13.709/2018, LGPD), sejauh kami menawarkan %{site} kepada orang di Brasil atau memproses data orang di sana (Pasal 3 LGPD)',
  pipedaEstablished:
    'Undang-Undang Pelindungan Informasi Pribadi dan Dokumen Elektronik Kanada (Personal Information Protection and Electronic Documents Act, PIPEDA) atau undang-undang provinsi yang menggantikannya, karena kami berkedudukan di Kanada',
  pipedaAddressed:
    'Undang-Undang Pelindungan Informasi Pribadi dan Dokumen Elektronik Kanada (Personal Information Protection and Electronic Documents Act, PIPEDA), sejauh pemrosesan kami memiliki hubungan yang nyata dan substansial dengan Kanada',
  quebecEstablished:
    'Undang-Undang tentang Pelindungan Informasi Pribadi di Sektor Swasta Quebec (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), karena kami berkedudukan di Kanada dan sejauh kami mengumpulkan, memiliki, atau menggunakan informasi pribadi di Quebec',
  quebecAddressed:
    'Undang-Undang tentang Pelindungan Informasi Pribadi di Sektor Swasta Quebec (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), sejauh kami menjalankan usaha di sana',
  australiaEstablished:
    'Undang-Undang Privasi Australia 1988 (Privacy Act 1988), karena kami berkedudukan di Australia dan sejauh undang-undang itu mengikat organisasi seukuran kami',
  australiaAddressed:
    'Undang-Undang Privasi Australia 1988 (Privacy Act 1988), sejauh kami menjalankan usaha di Australia dan undang-undang itu mengikat kami',
  popiaEstablished:
    'Undang-Undang Pelindungan Informasi Pribadi Afrika Selatan (Protection of Personal Information Act, Undang-Undang Nomor 4 Tahun 2013, POPIA), karena kami berkedudukan di Afrika Selatan',
  popiaAddressed:
    'Undang-Undang Pelindungan Informasi Pribadi Afrika Selatan (Protection of Personal Information Act, Undang-Undang Nomor 4 Tahun 2013, POPIA), sejauh kami menggunakan sarana yang berada di Afrika Selatan (Pasal 3 POPIA)',
  appiEstablished:
    'Undang-Undang Pelindungan Informasi Pribadi Jepang (Undang-Undang Nomor 57 Tahun 2003, APPI), karena kami berkedudukan di Jepang',
  appiAddressed:
    'Undang-Undang Pelindungan Informasi Pribadi Jepang (Undang-Undang Nomor 57 Tahun 2003, APPI), sejauh kami menangani data orang di Jepang untuk menawarkan %{site} kepada mereka (Pasal 171 APPI)',
  dpdpEstablished:
    'Undang-Undang Pelindungan Data Pribadi Digital India (Digital Personal Data Protection Act, Undang-Undang Nomor 22 Tahun 2023), karena kami berkedudukan di India',
  dpdpAddressed:
    'Undang-Undang Pelindungan Data Pribadi Digital India (Digital Personal Data Protection Act, Undang-Undang Nomor 22 Tahun 2023), sejauh kami menawarkan %{site} kepada orang di India (Pasal 3 huruf b)',
  coppa:
    'Aturan Pelindungan Privasi Daring Anak Amerika Serikat (Children’s Online Privacy Protection Rule, 16 CFR Part 312), karena %{site} juga ditujukan kepada anak-anak',
};
