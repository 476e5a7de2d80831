import { layoutProposal } from '#features/statements/layout-proposals.server.ts'
import { statementLines } from '#features/statements/statement-at.server.ts'
import { calendarMonth, calendarUndo } from '#features/calendar/proposals.server.ts'
import { exchangeRates } from '#features/exchange-rate/proposals.server.ts'
import { calendarHolidays } from '#features/calendar/holidays.server.ts'
import { decideMonth, undoMonth } from '#features/calendar/decide-month.server.ts'
import {
  publishProposal,
  purposeProposal,
  releaseProposal,
  targetProposal,
} from '#features/campaign/edit/proposals.server.ts'
import { donorExportProposal } from '#features/donation-log/proposals.server.ts'
import { institutionProposal } from '#features/institution/proposals.server.ts'
import { changeInstitution } from '#features/institution/versions.server.ts'
import {
  introductionsProposal,
  recordIntroductions,
} from '#features/scholar-review/introduction/proposals.server.ts'
import {
  recordVerses,
  versesProposal,
} from '#features/scholar-review/verses-of-day/proposals.server.ts'
import { suggestedVerses } from '#features/quran/verse-of-day.ts'
import { scholarReview, scholarWithdrawal } from '#features/scholar-review/proposals.server.ts'
import { recordReview } from '#features/scholar-review/record-review.server.ts'
import { addStaff } from '#features/staff/change-staff.server.ts'
import type { ProposalKind } from '#features/staff/proposal.server.ts'
import {
  changeRoleProposal,
  inviteStaffProposal,
  recoverStaffProposal,
  removeStaffProposal,
} from '#features/staff/staff-proposals.server.ts'
import { checkProposal } from '#features/verification/proposals.server.ts'
import { recordCheck } from '#features/verification/record-check.server.ts'
import { INSTITUTION_DOCUMENT } from '#features/verification/verification.ts'
import { zakatFigures } from '#features/zakat/figures/proposals.server.ts'
import { recordFigures } from '#features/zakat/figures/record-figures.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { TestCtx } from '../context.ts'
import { makeCampaign } from '../makers.ts'
import { aDonation } from '../money/payments.ts'
import { aStaff } from './staff.ts'

/** A proposal as its kind could have it, and what moves under it while it waits. */
export type ProposalCase = {
  kind: ProposalKind
  make(
    ctx: TestCtx,
    hands: { by: string; other: string },
  ): Promise<{ documentId: string; terms: Record<string, unknown>; move(): Promise<unknown> }>
}

const setCampaign = (ctx: TestCtx, id: string, set: Record<string, unknown>) =>
  ctx.db.updateTable('campaign').set(set).where('id', '=', id).execute()

const ofCampaign = (
  terms: Record<string, unknown>,
  move: (ctx: TestCtx, id: string) => Promise<unknown>,
): ProposalCase['make'] => {
  return async (ctx) => {
    const { id: documentId } = await makeCampaign(ctx)
    return { documentId, terms, move: () => move(ctx, documentId) }
  }
}

const ofStaff = (
  terms: Record<string, unknown>,
  set: { role?: 'editor'; name?: string; email?: string },
): ProposalCase['make'] => {
  return async (ctx) => {
    const { id } = await aStaff(ctx, 'program', 'Citra')
    const move = () => ctx.db.updateTable('staff').set(set).where('id', '=', id).execute()
    return { documentId: id, terms, move }
  }
}

const person = { name: 'Citra', email: 'citra@lembaga.test' }
const check = {
  documentId: INSTITUTION_DOCUMENT,
  kind: 'izin',
  hasPassed: true,
  checkedBy: 'Budi',
  evidence: 'Salinan izin',
}
const month = { year: 1448, month: 10 }
const sighted = { ...month, firstDay: '2027-03-10', source: 'isbat', decree: 'Sidang' } as const
const review = {
  key: 'tahlil.doa' as const,
  arabic: 'آمِيْن',
  latin: 'Āmīn',
  indonesian: 'Kabulkanlah',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-06-01',
  note: '',
}
const noScholar = { reviewer: '', title: '', reviewedOn: '', note: '' }
const introductions = {
  texts: [
    { surah: 1, text: 'Surah pembuka.' },
    { surah: 112, text: 'Surah tauhid.' },
  ],
  source: 'Mukadimah',
  leaveBy: 'Penulisnya',
  leaveOn: '2026-05-01',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-06-01',
  note: '',
}
const figure = {
  kind: 'nisabBulan' as const,
  region: 'nasional',
  amount: 8_000_000,
  effectiveFrom: '2026-06-15',
  effectiveTo: null,
  basis: 'Senilai 85 gram emas',
  decree: 'Keputusan No. 1',
  source: 'BAZNAS RI',
}

/** Proposals about contents, staff and the institution. */
export const contentCases: ProposalCase[] = [
  {
    kind: publishProposal,
    make: ofCampaign({ act: 'reopen', version: 0, lines: [] }, (ctx, id) =>
      setCampaign(ctx, id, { version: 7 }),
    ),
  },
  {
    kind: targetProposal,
    make: ofCampaign({ from: null, to: 1_000_000 }, (ctx, id) =>
      setCampaign(ctx, id, { target: 5_000_000 }),
    ),
  },
  {
    kind: purposeProposal,
    make: ofCampaign({ from: '4210', to: '4110' }, (ctx) => aDonation(ctx)),
  },
  {
    kind: releaseProposal,
    make: async (ctx) => {
      const { id } = await makeCampaign(ctx)
      await setCampaign(ctx, id, { payout_hold: 'Laporan belum masuk.' })
      const move = () => setCampaign(ctx, id, { payout_hold: 'Mitra diselidiki.' })
      return { documentId: id, terms: { hold: null }, move }
    },
  },
  {
    kind: checkProposal,
    make: async (ctx, { by, other }) => ({
      documentId: `${INSTITUTION_DOCUMENT}/izin`,
      terms: { ...check, checkedOn: '2026-06-01', validThrough: null },
      move: () =>
        recordCheck(
          ctx,
          { ...check, hasPassed: false, checkedAt: ctx.now(), validUntil: null },
          { madeBy: by, decidedBy: other },
        ),
    }),
  },
  {
    kind: institutionProposal,
    make: async (ctx, { by }) => ({
      documentId: 'lembaga',
      terms: { facts: { taxListing: 'KEP-7/PJ/2026' }, changeSummary: 'Terdaftar.' },
      move: () => changeInstitution(ctx, { decree: 'SK 9', changeSummary: 'Baru.' }, { by }),
    }),
  },
  {
    kind: donorExportProposal,
    make: async (ctx) => {
      const { id, slug } = await makeCampaign(ctx)
      return {
        documentId: ctx.newId(),
        terms: { filters: { program: slug }, fields: ['kontak'], reason: 'Laporan tahunan' },
        move: () => setCampaign(ctx, id, { title: 'Program lain' }),
      }
    },
  },
  {
    kind: inviteStaffProposal,
    make: async (ctx) => ({
      documentId: person.email,
      terms: { ...person, role: 'editor' },
      move: () => addStaff(ctx, { ...person, role: 'admin' }),
    }),
  },
  { kind: changeRoleProposal, make: ofStaff({ role: 'bendahara' }, { role: 'editor' }) },
  { kind: recoverStaffProposal, make: ofStaff(person, { email: 'lain@lembaga.test' }) },
  { kind: removeStaffProposal, make: ofStaff(person, { name: 'Dewi' }) },
  {
    kind: zakatFigures,
    make: async (ctx) => ({
      documentId: 'nasional.2027-01-01',
      terms: { rows: [{ ...figure, effectiveFrom: '2027-01-01' }] },
      move: () => recordFigures(ctx, [figure]),
    }),
  },
  {
    kind: exchangeRates,
    make: async (ctx) => {
      const [day, source] = [dayOf(ctx.now()), 'Bank Indonesia']
      const dollar = { currency: 'USD', millionths: 16_543_000_000 } as const
      const row = { ...dollar, day, source, is_sample: false, recorded_at: ctx.now() }
      return {
        documentId: `kurs-${day}`,
        terms: { day, source, rates: [dollar] },
        move: () => ctx.db.insertInto('exchange_rate').values(row).execute(),
      }
    },
  },
  {
    kind: calendarMonth,
    make: async (ctx, { by }) => ({
      documentId: '1448-10',
      terms: sighted,
      move: () => decideMonth(ctx, { ...sighted, decree: 'Sidang lain', by }),
    }),
  },
  {
    kind: calendarUndo,
    make: async (ctx, { by }) => {
      await decideMonth(ctx, { ...sighted, by })
      return { documentId: '1448-10', terms: month, move: () => undoMonth(ctx, month) }
    },
  },
  {
    kind: calendarHolidays,
    make: async (ctx, { by, other }) => {
      const day = { day: '2026-03-19', name: 'Nyepi' }
      const hands = { made_by: by, decided_by: other, decided_at: ctx.now() }
      const row = { ...day, is_leave: false, decree: 'SKB lain', ...hands }
      return {
        documentId: 'libur-2026',
        terms: { year: 2026, decree: 'SKB 1', days: [{ ...day, isLeave: false }] },
        move: () => ctx.db.insertInto('state_holiday').values(row).execute(),
      }
    },
  },
  {
    kind: scholarReview,
    make: async (ctx, { by, other }) => ({
      documentId: review.key,
      terms: review,
      move: () => recordReview(ctx, review, { madeBy: by, decidedBy: other }),
    }),
  },
  {
    kind: introductionsProposal,
    make: async (ctx, { by, other }) => ({
      documentId: 'pengantar',
      terms: introductions,
      move: () => recordIntroductions(ctx, introductions, { madeBy: by, decidedBy: other }),
    }),
  },
  {
    kind: versesProposal,
    make: async (ctx, { by, other }) => {
      const terms = { ...noScholar, verses: suggestedVerses }
      const move = () => recordVerses(ctx, terms, { madeBy: by, decidedBy: other })
      return { documentId: 'ayat-hari-ini', terms, move }
    },
  },
  {
    kind: scholarWithdrawal,
    make: async (ctx, { by, other }) => {
      const hands = { madeBy: by, decidedBy: other }
      await recordReview(ctx, review, hands)
      return {
        documentId: review.key,
        terms: { key: review.key, note: 'Keliru' },
        move: () => recordReview(ctx, { ...review, reviewer: 'KH. Lain' }, hands),
      }
    },
  },
  {
    kind: layoutProposal,
    make: async (ctx) => {
      const lines = await statementLines(ctx.db, 'aset-kelolaan', '2026-06-20')
      const terms = { statement: 'aset-kelolaan', validFrom: '2026-06-20', lines }
      const layout = { statement: 'aset-kelolaan', valid_from: '2026-06-19', note: '' }
      const move = async () => {
        await ctx.db
          .insertInto('statement_layout')
          .values({ id: ctx.newId(), ...layout, made_at: ctx.now() })
          .execute()
      }
      return { documentId: 'aset-kelolaan', terms, move }
    },
  },
]
