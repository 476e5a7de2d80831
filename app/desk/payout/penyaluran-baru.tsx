import { redirect } from 'react-router'
import * as v from 'valibot'
import { kindsOfD, mayBeSpentOn } from '#features/books/books.ts'
import { campaignsToPay } from '#features/books/payout-list.server.ts'
import { askDisbursement } from '#features/books/proposals.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import { parseRupiah, type Rupiah } from '#platform/money.ts'
import { allBankChoices } from '../bank-account/shared-banks.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { DeskForm, DeskSelect, DeskText, fieldValues } from '../ui/form.tsx'
import { refusedOf } from '../ui/refused.ts'
import type { Route } from './+types/penyaluran-baru.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Ajukan penyaluran – Kelola' }]

const kinds = Object.entries(kindsOfD).map(([code, label]) => ({ value: code, label }))

const funds = ['Z', 'IT', 'IU', 'W', 'D', 'N'] as const satisfies Fund[]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const campaigns = await campaignsToPay(ctx.db)
  const accounts = await listAccounts(ctx.db)
  return {
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

const schema = v.object({
  campaignId: v.pipe(
    v.optional(v.string(), ''),
    v.union([v.literal(''), v.pipe(v.string(), v.uuid())]),
  ),
  dana: v.picklist(funds, 'Pilih dananya.'),
  jenis: v.optional(v.string(), ''),
  account: v.pipe(v.string(), v.minLength(1, 'Pilih penggunaannya.')),
  nominal: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah => {
      const parsed = parseRupiah(dataset.value)
      if (parsed.ok && parsed.value > 0) return parsed.value
      addIssue({ message: 'Tulis rupiah bulat, contoh 250.000.' })
      return NEVER
    }),
  ),
  keperluan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'Tuliskan keperluannya.'),
    v.maxLength(200, 'Paling panjang 200 huruf.'),
  ),
  rekening: v.optional(v.string(), ''),
  penerima: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,6}$/, 'Tulis jumlah orang, minimal 1.'),
    v.transform(Number),
  ),
})

export const action = acts({
  ajukan: act(schema, { says: 'Mengajukan penyaluran' }, async ({ ctx, staff }, typed) => {
    const { campaignId, dana: fund, account, nominal: amount, keperluan, penerima } = typed
    const bankAccountId = typed.rekening || null
    const campaigns = campaignId ? await campaignsToPay(ctx.db) : []
    const campaign = campaigns.find(({ id }) => id === campaignId)?.title ?? null
    const words = { description: keperluan, beneficiaries: penerima }
    const of = { campaignId: campaignId || null, incomeAccount: typed.jenis || null }
    const input = { ...of, fund, account, amount, bankAccountId, ...words }
    const id = await askDisbursement(ctx, input, { by: staff.id, campaign })
    return redirect(`/kelola/penyaluran/${id}?kabar=ajukan`, 303)
  }),
})

export default function PenyaluranBaru({ loaderData, actionData }: Route.ComponentProps) {
  const { campaigns, uses, banks } = loaderData
  const refused = refusedOf(actionData)
  const value = fieldValues(refused, {})
  const fund = { ...value('dana'), error: refused?.errors['dana'] ?? refused?.errors['fund'] }
  return (
    <DeskPage
      title="Ajukan penyaluran"
      lead="Nominalnya dijanjikan sejak diajukan, dan bebas lagi bila ditolak."
      back={{ href: '/kelola/penyaluran', label: 'Penyaluran' }}
      isNarrow
    >
      <DeskForm act="ajukan" submit="Ajukan penyaluran" refused={refused}>
        <DeskSelect
          {...value('campaignId')}
          label="Program"
          choices={campaigns}
          anything="Tanpa program"
          hint="Infak terikat hanya lewat programnya."
          isOptional
        />
        <DeskSelect
          {...fund}
          label="Dana"
          choices={funds.map((code) => ({ value: code, label: fundWords[code] }))}
          anything="Pilih dana"
        />
        <DeskSelect
          {...value('jenis')}
          label="Jenis dana sosial keagamaan"
          choices={kinds}
          anything="Menurut programnya"
          hint="Hanya untuk dana sosial keagamaan tanpa program: fidyah tidak membiayai qurban."
          isOptional
        />
        <DeskSelect
          {...value('account')}
          label="Digunakan untuk"
          choices={uses}
          anything="Pilih penggunaan"
        />
        {banks.length > 0 && (
          <DeskSelect
            {...value('rekening')}
            label="Dibayar dari rekening"
            choices={banks}
            anything="Satu-satunya rekening dana itu"
            hint="Isi bila dananya disimpan di beberapa rekening."
            isOptional
          />
        )}
        <DeskText {...value('nominal')} label="Nominal (rupiah)" inputMode="numeric" />
        <DeskText
          {...value('keperluan')}
          label="Keperluan"
          hint="Tampil di halaman program."
          maxLength={200}
        />
        <DeskText {...value('penerima')} label="Jumlah penerima manfaat" inputMode="numeric" />
      </DeskForm>
    </DeskPage>
  )
}
