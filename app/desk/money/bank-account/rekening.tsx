import { redirect } from 'react-router'
import * as v from 'valibot'
import { proposeBankAccount, proposeBankClosure } from '#features/bank-account/proposals.server.ts'
import { proposeDebtPayment } from '#features/debt/proposals.server.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/rekening.ts'
import { bankAccountsView } from './bank-accounts-view.ts'
import { Balances, BankAccountList, fundChoices } from './bank-columns.tsx'
import { DebtForm, debtInput } from './debt-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return bankAccountsView(context.get(deskContext))
}

const needed = (most: number, words: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, words), v.maxLength(most, 'Terlalu panjang.'))

const account = v.object({
  dana: v.picklist(['Z', 'IT', 'IU', 'D', 'W', 'A', 'N'], 'Pilih dananya.'),
  bank: needed(60, 'Tulis nama banknya.'),
  nomor: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s.-]/g, '')),
    v.regex(/^\d{5,34}$/, 'Nomor rekening hanya angka, 5 sampai 34 digit.'),
  ),
  pemilik: needed(120, 'Tulis nama pemilik rekening.'),
  dibuka: v.pipe(v.string(), v.check(isDay, 'Tanggal tidak dikenal.')),
})

export const action = acts({
  ajukan: act(account, 'Mengajukan rekening lembaga', async ({ ctx, staff }, typed) => {
    const { dana: fund, bank, nomor: number, pemilik: holder, dibuka: openedOn } = typed
    await proposeBankAccount(ctx, { fund, bank, number, holder, openedOn }, { by: staff.id })
    return redirect('/kelola/rekening?kabar=ajukan', 303)
  }),
  tutup: act(
    v.object({ id: v.pipe(v.string(), v.uuid()) }),
    'Mengajukan penutupan rekening',
    async ({ ctx, staff }, { id }) => {
      await proposeBankClosure(ctx, id, { by: staff.id })
      return redirect('/kelola/rekening?kabar=ajukan', 303)
    },
  ),
  utang: act(
    debtInput,
    'Mengajukan pembayaran utang operasional',
    async ({ ctx, staff }, typed) => {
      const { nominal: amount, untuk: note, banks } = typed
      const wish = { amount, note, banks }
      await proposeDebtPayment(ctx, wish, { by: staff.id })
      return redirect('/kelola/rekening?kabar=ajukan', 303)
    },
  ),
})

export default function Rekening({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, balances, mayWrite, owed, amilBanks, isShared, today } = loaderData
  const refused = useRefusedAt(actionData, 'ajukan')
  const fields = {
    dana: field.choice('Dana yang disimpan', fundChoices, { anything: 'Pilih dana' }),
    bank: field.text('Bank', { maxLength: 60 }),
    nomor: field.number('Nomor rekening'),
    pemilik: field.text('Atas nama', { maxLength: 120 }),
    dibuka: field.day('Dibuka', { stored: today }),
  }
  return (
    <DeskPage
      title="Rekening lembaga"
      lead="Dari sini uang dibayarkan. Rekening dicatat dan ditutup oleh dua orang."
    >
      {!refused && <DeskRefusal answer={actionData} />}
      <BankAccountList accounts={accounts} mayWrite={mayWrite} />
      {balances.length > 0 && (
        <DeskSection
          title="Saldo menurut buku"
          note="Rekening dengan akun yang sama berbagi saldo."
        >
          <Balances balances={balances} />
          {isShared && (
            <p>
              <a
                href="/kelola/pemindahan"
                className="inline-flex min-h-touch items-center font-semibold text-primary underline"
              >
                Pemindahan antar rekening
              </a>
            </p>
          )}
        </DeskSection>
      )}
      {mayWrite && <DebtForm owed={owed} banks={amilBanks} />}
      {mayWrite && (
        <DeskSection title="Catat rekening">
          <DeskForm act="ajukan" submit="Ajukan" columns={2} fields={fields} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
