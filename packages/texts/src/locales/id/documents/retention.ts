import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Berapa lama data disimpan',
  intro:
    'Kami menyimpan data pribadi selama diperlukan untuk tujuannya. Setelah itu kami menghapusnya, kecuali jika suatu undang-undang mewajibkan kami menyimpannya lebih lama atau kami memerlukannya untuk menetapkan, melaksanakan, atau membela tuntutan hukum; data tersebut kemudian tidak digunakan untuk hal lain.',
  tableIntro: 'Untuk tujuan-tujuan dalam kebijakan ini, hal itu berarti:',
  caption: 'Masa penyimpanan menurut tujuan',
  purpose: 'Tujuan',
  period: 'Jangka waktu atau kriteria',
  criteria: {
    delivery:
      'Selama diperlukan untuk menyampaikan konten yang Anda minta; catatan akses, selama diperlukan untuk menemukan gangguan dan menangkal serangan',
    security: 'Selama diperlukan untuk mengenali dan menelusuri serangan, spam, dan penyalahgunaan',
    fraud: 'Selama diperlukan untuk memeriksa transaksi dan untuk tuntutan yang timbul darinya',
    account: 'Sampai Anda menghapus akun atau meminta kami menghapusnya',
    payments: 'Sampai pembayaran selesai; catatannya, selama diwajibkan oleh hukum dagang dan hukum pajak',
    contract:
      'Sampai perjanjian dilaksanakan dan tuntutan yang timbul darinya kedaluwarsa; faktur dan catatan, selama diwajibkan oleh hukum dagang dan hukum pajak',
    choices: 'Selama pilihan Anda berlaku, dan setelahnya selama kami harus dapat membuktikannya',
    errors: 'Sampai gangguan ditemukan dan diperbaiki',
    enquiry:
      'Sampai pertanyaan Anda selesai ditangani dan tidak ada tindak lanjut yang diperkirakan; lebih lama jika hukum dagang mewajibkan penyimpanan korespondensi',
    use: 'Selama Anda menggunakan fungsi tersebut, dan masa penyimpanan pelacaknya',
    booking: 'Sampai reservasi atau janji temu selesai dan tuntutan yang timbul darinya kedaluwarsa',
    content: 'Selama konten ditampilkan, dan masa penyimpanan pelacaknya',
    contribution: 'Selama kontribusi Anda dipublikasikan, atau sampai Anda meminta kami menghapusnya',
    statistics:
      'Sampai Anda menarik kembali persetujuan Anda atau, jika lebih awal, data tidak lagi diperlukan untuk statistik kami; pelacak, selama masa penyimpanannya',
    statisticsOther: 'Sampai data tidak lagi diperlukan untuk statistik kami, atau Anda mengajukan keberatan',
    advertising:
      'Sampai Anda menarik kembali persetujuan Anda atau, jika lebih awal, kampanye selesai dievaluasi; pelacak, selama masa penyimpanannya',
    advertisingOther: 'Sampai Anda mengajukan keberatan atau, jika lebih awal, kampanye selesai dievaluasi',
    subscription:
      'Sampai Anda berhenti berlangganan atau menarik kembali persetujuan Anda; bukti persetujuan Anda, selama tuntutan dapat diajukan',
    contacts: 'Selama hubungan bisnis berlangsung, dan sampai Anda mengajukan keberatan',
    membership: 'Selama Anda mengikuti program, dan sampai tuntutan yang timbul darinya kedaluwarsa',
    application:
      'Sampai keputusan diambil dan tuntutan terhadapnya kedaluwarsa; lebih lama hanya dengan persetujuan Anda, atau jika Anda diterima bekerja',
    survey: 'Sampai survei selesai dievaluasi',
    law: 'Selama diwajibkan oleh hukum dagang dan hukum pajak',
    claims: 'Sampai tuntutan diselesaikan atau kedaluwarsa',
    purpose: 'Selama diperlukan untuk tujuan yang disebutkan',
  },
};
