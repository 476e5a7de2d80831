import { exportedLists } from '#app/desk/routes.ts'
import { listBankAccounts } from '#features/bank-account/bank-account.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { listVisits } from '#features/asrama/desk-queries.server.ts'
import { listStatements } from '#features/bank-statement/queries.server.ts'
import { listBanners } from '#features/banner/queries.server.ts'
import { listDisbursements } from '#features/disbursement/disbursement-list.server.ts'
import { listExports } from '#features/list-export/exports.server.ts'
import { listMedia } from '#features/media/queries.server.ts'
import { listMatchedTransfers } from '#features/charge/matched-transfers.server.ts'
import { listPendingTransfers } from '#features/transfer/pending-transfers.server.ts'
import { listRefunds } from '#features/refund/refund-list.server.ts'
import { listSuspense } from '#features/suspense/suspense-list.server.ts'
import { listPayoutReports } from '#features/payout-report/queries.server.ts'
import { listHiddenPrayers } from '#features/prayer/review-prayer.server.ts'
import type { TestCtx } from '../context.ts'

/** The lists of the desk, as its screens read them. */
export async function readDeskLists({ db, now }: Pick<TestCtx, 'db' | 'now'>) {
  return {
    suspense: (await listSuspense(db, { status: 'open' })).items.map(({ reason }) => reason),
    refunds: (await listRefunds(db, {})).items.map(({ status }) => status),
    disbursements: (await listDisbursements(db, {})).items.map(({ status }) => status),
    reports: (await listPayoutReports(db)).items.map(({ status }) => status),
    statements: (await listStatements(db)).items.map(({ status }) => status),
    pendingTransfers: (await listPendingTransfers({ db, now })).items,
    matchedTransfers: (await listMatchedTransfers({ db })).items,
    visits: [
      ...(await listVisits(db, { isWaiting: true })).items,
      ...(await listVisits(db, { isWaiting: false })).items,
    ].map(({ state }) => state),
    pictures: (await listMedia(db, {})).items,
    banners: await listBanners(db),
    banks: await listBankAccounts(db),
    proposals: await listOpenProposals(db),
    exports: await listExports(db, Object.keys(exportedLists)),
    hiddenPrayers: (await listHiddenPrayers(db)).items,
  }
}
