import { exportedDonations } from '#features/donation-log/exported-donations.server.ts'
import type { ExportedLists } from '#features/list-export/exported-list.ts'
import { articleList } from './article/article-list.ts'
import { visitList } from './asrama/visit-list.ts'
import { auditList } from './audit-list.ts'
import { statementList } from './bank-statement/statement-list.ts'
import { campaignList } from './campaign/campaign-list.ts'
import { mediaList } from './media/media-list.ts'
import { payoutList } from './payout/payout-list.ts'
import { prayerList } from './prayer/prayer-list.ts'
import { refundsList } from './refund/refund-list.ts'
import { reportList } from './settlement/report-list.ts'
import { suspenseList } from './suspense/suspense-list.ts'
import { ticketList } from './ticket/ticket-list.ts'
import { transferList } from './transfer/transfer-list.ts'

/**
 * Every list of the desk that comes as a file, by the last part of its address: `/kelola/program.csv` and `.xlsx` are
 * the list at `/kelola/program`. The worker reads them too, so nothing here draws.
 */
export const exportedLists: ExportedLists = {
  artikel: articleList,
  doa: prayerList,
  donasi: exportedDonations,
  jejak: auditList,
  kunjungan: visitList,
  media: mediaList,
  pencocokan: reportList,
  pengembalian: refundsList,
  penyaluran: payoutList,
  program: campaignList,
  'rekening-koran': statementList,
  tiket: ticketList,
  titipan: suspenseList,
  transfer: transferList,
}
