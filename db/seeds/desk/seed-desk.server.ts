import { periodProposal, proposePeriod } from '#features/books/policy-proposals.server.ts'
import { requestExport } from '#features/donation-log/request-export.server.ts'
import type { Ctx } from '#platform/context.ts'
import { yearOf } from '#platform/time/jakarta.ts'
import { approve, type DemoDesk, openDemoDesk } from './demo-desk.server.ts'
import { DESK_CAMPAIGN } from './desk-donations.ts'
import { seedNotices, seedVersesOfDay } from './seed-desk-content.server.ts'
import { seedDeskPayments } from './seed-desk-payments.server.ts'
import { seedDeskDisbursements } from './seed-desk-disbursements.server.ts'
import { seedPictures } from './seed-desk-pictures.server.ts'
import { seedPayoutReports, seedStatement } from './seed-desk-reports.server.ts'
import { seedRefunds, seedSuspenseProposal } from './seed-desk-returns.server.ts'
import { seedTickets } from './seed-desk-tickets.server.ts'
import { seedVisits } from './seed-desk-visits.server.ts'
import { seedStaff } from './seed-staff.server.ts'

/** The people of the desk, and what they find on its screens, done by its own use cases at earlier times. */
export async function seedDesk(ctx: Ctx): Promise<DemoDesk> {
  const desk = openDemoDesk(ctx, await seedStaff(ctx))
  await seedDeskDisbursements(desk, await seedPictures(desk))
  await seedNotices(desk)
  await seedVersesOfDay(desk)
  await seedVisits(desk)
  await seedTickets(desk)
  await seedExports(desk)
  await seedClosedYear(desk)
  // The codes are the sandbox's: another provider would not know them.
  if (ctx.gateway.provider === 'sandbox') await seedMoney(desk)
  return desk
}

async function seedMoney(desk: DemoDesk): Promise<void> {
  const charges = await seedDeskPayments(desk)
  await seedPayoutReports(desk, charges)
  await seedRefunds(desk, charges)
  await seedStatement(desk, charges)
  await seedSuspenseProposal(desk, charges)
}

/** One that two people decide, and one without personal data. */
async function seedExports(desk: DemoDesk): Promise<void> {
  const reason = 'Mengirim kartu terima kasih kepada donatur operasi katarak'
  const filters = { program: DESK_CAMPAIGN }
  const personal = { filters, fields: ['kontak' as const], reason, by: desk.idOf('layanan') }
  await requestExport(desk.at(0.5), personal)
  const plain = { filters: {}, fields: [], reason: 'Bahan rapat pengurus bulan ini' }
  await requestExport(desk.at(0.2), { ...plain, by: desk.idOf('bendahara') })
}

/** The year before last, closed by two people. */
async function seedClosedYear(desk: DemoDesk): Promise<void> {
  const then = desk.at(27)
  const through = `${yearOf(then.now()) - 2}-12-31`
  const note = 'Tutup buku tahunan setelah laporan audit terbit.'
  await proposePeriod(then, { through, note }, { by: desk.idOf('bendahara') })
  const decision = { kind: periodProposal, documentId: 'pembukuan', by: 'bendahara-kedua' } as const
  await approve(desk, desk.at(26.5), decision)
}
