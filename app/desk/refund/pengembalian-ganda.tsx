import { redirect } from 'react-router'
import * as v from 'valibot'
import { banksFor } from '#features/books/bank-account.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import {
  askToSettleTakenBack,
  endPostings,
  findTakenBack,
  receivingFund,
} from '#features/payment/settle-taken-back.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { textOf } from '#platform/form-text.ts'
import { dayOf, formatDateTime, isDay, momentAt } from '#platform/jakarta.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice } from '../ui/acts.tsx'
import { DeskPage } from '../ui/desk-page.tsx'
import { DeskFacts } from '../ui/facts.tsx'
import { orNotFound, rowIdOf } from '../ui/found.ts'
import { ProposalList } from '../ui/proposal-list.tsx'
import type { Route } from './+types/pengembalian-ganda.ts'
import { payerChoices } from './payer-field.ts'
import { TwiceForms } from './twice-parts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Pengembalian ganda – Kelola' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const { row, claims } = await orNotFound(() => findTakenBack(ctx.db, id))
  const banks = await banksFor(ctx.db, receivingFund(claims))
  const proposals = await listProposalsOf(ctx.db, id)
  const linesOf = async (how: 'returned' | 'borne') =>
    postingLines(ctx.db, endPostings(claims, { how, bankAccountId: '' }).flat())
  return {
    amount: row.amount,
    takenAt: row.taken_at,
    donationId: row.donation_id,
    resolution: row.resolution,
    resolvedAt: row.resolved_at,
    proposals: proposals.filter(({ status }) => status === 'proposed'),
    banks: payerChoices({ banks, isByGateway: false }),
    today: dayOf(ctx.now()),
    returned: await linesOf('returned'),
    borne: await linesOf('borne'),
  }
}

const back = v.object({
  masuk: v.pipe(v.string(), v.uuid('Pilih rekening yang menerima.')),
  tanggal: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
  bukti: textOf('Keterangan', 300),
})

export const action = acts({
  kembali: act(
    back,
    { says: 'Mengajukan penerimaan dana yang kembali dua kali' },
    async ({ ctx, staff, params }, { masuk: bankAccountId, tanggal, bukti: note }) => {
      const returnId = rowIdOf(params['id'])
      const { claims } = await orNotFound(() => findTakenBack(ctx.db, returnId))
      const banks = await banksFor(ctx.db, receivingFund(claims))
      const choices = payerChoices({ banks, isByGateway: false })
      const bank = choices.find(({ value }) => value === bankAccountId)?.label
      const noon = momentAt(tanggal, '12:00')
      const at = noon < ctx.now() ? noon : ctx.now()
      const end = { how: 'returned', bankAccountId } as const
      await askToSettleTakenBack(ctx, { returnId, end, at, bank, note, by: staff.id })
      return redirect(`/kelola/pengembalian/ganda/${returnId}?kabar=ajukan`, 303)
    },
  ),
  tanggung: act(
    v.object({ alasan: textOf('Alasan', 300) }),
    { says: 'Mengajukan pengembalian ganda ditanggung amil' },
    async ({ ctx, staff, params }, { alasan: note }) => {
      const returnId = rowIdOf(params['id'])
      const wish = { returnId, end: { how: 'borne' as const }, at: ctx.now(), note, by: staff.id }
      await askToSettleTakenBack(ctx, wish)
      return redirect(`/kelola/pengembalian/ganda/${returnId}?kabar=ajukan`, 303)
    },
  ),
})

const endWords = {
  returned: 'Donatur sudah mengembalikannya',
  borne: 'Ditanggung dana amil',
  bounced: 'Transfer kami tidak sampai, jadi hanya kembali sekali',
} as const

export default function PengembalianGanda({ loaderData, actionData }: Route.ComponentProps) {
  const { amount, takenAt, donationId, resolution, resolvedAt, proposals } = loaderData
  return (
    <DeskPage
      title={`Kembali dua kali: ${formatRupiah(amount)}`}
      lead="Rekening kami sudah mengembalikan dana ini, lalu penyedia menariknya juga. Sampai selesai, jumlahnya piutang kepada donatur (akun 1150)."
      back={{ href: '/kelola/pengembalian', label: 'Pengembalian' }}
    >
      <DoneNotice />
      <DeskFacts
        facts={[
          {
            label: 'Keadaan',
            value: resolution ? endWords[resolution] : 'Belum selesai',
          },
          { label: 'Ditarik penyedia', value: formatDateTime(takenAt) },
          ...(resolvedAt ? [{ label: 'Selesai', value: formatDateTime(resolvedAt) }] : []),
          {
            label: 'Donasi',
            value: (
              <a href={`/kelola/donasi/${donationId}`} className="text-primary underline">
                Lihat donasinya
              </a>
            ),
          },
        ]}
      />
      {proposals.length > 0 && (
        <ProposalList title="Menunggu keputusan" proposals={proposals} empty="" />
      )}
      {!resolution && proposals.length === 0 && <TwiceForms {...loaderData} answer={actionData} />}
    </DeskPage>
  )
}
