import { redirect } from 'react-router'
import { areaWords, mayBeSpentOn } from '#features/disbursement/disbursement.ts'
import { campaignsToPay } from '#features/disbursement/disbursement-list.server.ts'
import { proposeDisbursement } from '#features/disbursement/proposals.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { type Desk, deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import {
  disbursementFunds,
  disbursementFunds as funds,
  disbursementInput,
  kindChoices,
} from './disbursement-input.ts'
import type { Route } from './+types/penyaluran-baru.ts'
import {
  availableByCampaign,
  type AvailableRow,
  heldWords,
} from '#features/disbursement/availability.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DeskList } from '#app/desk/ui/list.tsx'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { allBankChoices } from '#app/desk/money/bank-account/shared-banks.ts'

export function loader({ context }: Route.LoaderArgs) {
  return disbursementChoices(context.get(deskContext).ctx)
}

export const action = acts({
  ajukan: act(disbursementInput, 'Mengajukan penyaluran', async ({ ctx, staff }, typed) => {
    const { campaignId, dana: fund, account, nominal: amount, keperluan, penerima } = typed
    const bankAccountId = typed.rekening || null
    const campaigns = campaignId ? await campaignsToPay(ctx.db) : []
    const campaign = campaigns.find(({ id }) => id === campaignId)?.title ?? null
    const words = { description: keperluan, beneficiaries: penerima, area: typed.bidang }
    const purpose = { campaignId: campaignId || null, incomeAccount: typed.jenis || null }
    const input = { ...purpose, fund, account, amount, bankAccountId, ...words }
    const id = await proposeDisbursement(ctx, input, { by: staff.id, campaign })
    return redirect(`/kelola/penyaluran/${id}?kabar=ajukan`, 303)
  }),
})

export default function PenyaluranBaru({ loaderData }: Route.ComponentProps) {
  const { campaigns, uses, banks, money } = loaderData
  const fields = {
    campaignId: field.optional.choice('Program', campaigns, {
      anything: 'Tanpa program',
      hint: 'Infak terikat hanya lewat programnya.',
    }),
    dana: field.choice(
      'Dana',
      disbursementFunds.map((code) => ({ value: code, label: fundWords[code] })),
      { anything: 'Pilih dana', alsoErrorOf: 'fund' },
    ),
    jenis: field.optional.choice('Jenis dana sosial keagamaan', kindChoices, {
      anything: 'Menurut programnya',
      hint: 'Hanya untuk dana sosial keagamaan tanpa program: fidyah tidak membiayai qurban.',
    }),
    account: field.choice('Digunakan untuk', uses, { anything: 'Pilih penggunaan' }),
    bidang: field.choice('Bidang', areaWords, { anything: 'Pilih bidang' }),
    rekening:
      banks.length > 0 &&
      field.optional.choice('Dibayar dari rekening', banks, {
        anything: 'Satu-satunya rekening dana itu',
        hint: 'Isi bila dananya disimpan di beberapa rekening.',
      }),
    nominal: field.rupiah('Nominal'),
    keperluan: field.text('Keperluan', { hint: 'Tampil di halaman program.', maxLength: 200 }),
    penerima: field.number('Jumlah penerima manfaat'),
  }
  return (
    <DeskPage
      title="Ajukan penyaluran"
      lead="Nominalnya dijanjikan sejak diajukan, dan bebas lagi bila ditolak."
      back={{ href: '/kelola/penyaluran', label: 'Penyaluran' }}
      isNarrow
    >
      <AvailableMoney rows={money} />
      <DeskForm act="ajukan" submit="Ajukan penyaluran" fields={fields} />
    </DeskPage>
  )
}

type Row = AvailableRow & { providerNote: string }

/** What may be passed on of each programme and fund, and why it is not more. */
function AvailableMoney({ rows }: { rows: readonly Row[] }) {
  return (
    <DeskSection
      title="Dana yang dapat disalurkan"
      note="Tersedia: sudah di rekening dan belum dijanjikan untuk penyaluran atau pengembalian lain."
    >
      <DeskList
        caption="Dana yang dapat disalurkan"
        columns={[
          { label: 'Program', cell: ({ title }) => title ?? 'Tanpa program' },
          { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
          {
            label: 'Tersedia',
            cell: ({ available }) => formatRupiah(rupiah(available)),
            isNumber: true,
          },
          {
            label: 'Belum dijanjikan',
            cell: ({ free }) => formatRupiah(rupiah(free)),
            isNumber: true,
          },
          { label: 'Keterangan', cell: ({ providerNote }) => providerNote || '–' },
        ]}
        rows={rows}
        keyOf={({ fund, campaignId }) => `${fund} ${campaignId ?? ''}`}
        empty={{ title: 'Belum ada dana yang dapat disalurkan' }}
      />
    </DeskSection>
  )
}

/** What a new disbursement may be of, and what there is of it. */
async function disbursementChoices(ctx: Desk['ctx']) {
  const campaigns = await campaignsToPay(ctx.db)
  const accounts = await listAccounts(ctx.db)
  const money = await availableByCampaign(ctx, ctx.db, funds)
  return {
    money: money.map((row) => ({ ...row, providerNote: heldWords(ctx, row) })),
    banks: await allBankChoices(ctx.db),
    campaigns: campaigns.map(({ id, title, fund }) => ({
      value: id,
      label: `${title} (${fundWords[fund]})`,
    })),
    uses: accounts
      .filter(({ code }) => funds.some((fund) => mayBeSpentOn(fund, code)))
      .map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
  }
}
