import { redirect } from 'react-router'
import * as v from 'valibot'
import { listInterFund } from '#features/books/inter-fund.server.ts'
import { proposeInterFund } from '#features/books/policy-proposals.server.ts'
import { bookFundWords } from '#features/campaign/campaign.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { formatRupiah } from '#platform/money.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DeskRefusal, DoneNotice, PressForm } from '../ui/acts.tsx'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { DeskFacts } from '../ui/facts.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Route } from './+types/antar-dana.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Utang antar dana – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const pairs = []
  for (const { between, owes, owed, net, postings } of await listInterFund(ctx.db)) {
    pairs.push({ between, owes, owed, net, lines: await postingLines(ctx.db, postings) })
  }
  return { pairs }
}

const fund = v.picklist(['Z', 'IT', 'IU', 'W', 'A', 'D', 'N'], 'Dana ini tidak dikenal.')

export const action = acts({
  lunasi: act(
    v.object({ satu: fund, lain: fund }),
    { says: 'Mengajukan pelunasan antar dana' },
    async ({ ctx, staff }, { satu, lain }) => {
      await proposeInterFund(ctx, [satu, lain], { by: staff.id })
      return redirect('/kelola/antar-dana?kabar=ajukan', 303)
    },
  ),
})

export default function AntarDana({ loaderData, actionData }: Route.ComponentProps) {
  const { pairs } = loaderData
  return (
    <DeskPage
      title="Utang antar dana"
      lead="Dana yang satu membayarkan dana yang lain: bagian amil, biaya kanal, titipan. Di sini utangnya diperhitungkan dan sisanya dipindahkan antar rekening."
    >
      <DoneNotice />
      <DeskRefusal answer={actionData} />
      {pairs.length === 0 && <EmptyState title="Tidak ada utang antar dana" />}
      {pairs.map(({ between: [one, other], owes, owed, net, lines }) => (
        <DeskSection
          key={one + other}
          title={`${bookFundWords[one]} dan ${bookFundWords[other]}`}
          note={`${formatRupiah(net)} berpindah rekening.`}
        >
          <DeskFacts
            facts={[
              { label: `Utang ${bookFundWords[one]}`, value: formatRupiah(owes) },
              { label: `Utang ${bookFundWords[other]}`, value: formatRupiah(owed) },
              ...lines,
            ]}
          />
          <PressForm act="lunasi" fields={{ satu: one, lain: other }} look="primary">
            Ajukan pelunasan
          </PressForm>
        </DeskSection>
      ))}
    </DeskPage>
  )
}
