import { redirect } from 'react-router'
import { listInterFund } from '#features/debt/inter-fund.server.ts'
import { proposeInterFund } from '#features/debt/proposals.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { bankChoices } from '../bank-account/shared-banks.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import type { Route } from './+types/antar-dana.ts'
import { InterFundForm, interFundInput } from './inter-fund-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const pairs = []
  for (const { between, owes, owed, net, postings } of await listInterFund(ctx.db)) {
    const banks = await bankChoices(ctx.db, postings)
    pairs.push({ between, owes, owed, net, banks, lines: await postingLines(ctx.db, postings) })
  }
  return { pairs }
}

export const action = acts({
  lunasi: act(interFundInput, 'Mengajukan pelunasan antar dana', async ({ ctx, staff }, typed) => {
    const { satu, lain, banks } = typed
    await proposeInterFund(ctx, [satu, lain], { by: staff.id, banks })
    return redirect('/kelola/antar-dana?kabar=ajukan', 303)
  }),
})

export default function AntarDana({ loaderData, actionData }: Route.ComponentProps) {
  const { pairs } = loaderData
  return (
    <DeskPage
      title="Utang antar dana"
      lead="Dana yang satu membayarkan dana yang lain: bagian amil, biaya kanal, titipan. Di sini utangnya diperhitungkan dan sisanya dipindahkan antar rekening."
    >
      <DeskRefusal answer={actionData} />
      {pairs.length === 0 && <EmptyState title="Tidak ada utang antar dana" />}
      {pairs.map(({ between: [one, other], owes, owed, net, banks, lines }) => (
        <DeskSection
          key={one + other}
          title={`${fundWords[one]} dan ${fundWords[other].toLowerCase()}`}
          note={`${formatRupiah(net)} berpindah rekening.`}
        >
          <DeskFacts
            facts={[
              { label: `Utang ${fundWords[one].toLowerCase()}`, value: formatRupiah(owes) },
              { label: `Utang ${fundWords[other].toLowerCase()}`, value: formatRupiah(owed) },
              ...lines,
            ]}
          />
          <InterFundForm between={[one, other]} banks={banks} />
        </DeskSection>
      ))}
    </DeskPage>
  )
}
