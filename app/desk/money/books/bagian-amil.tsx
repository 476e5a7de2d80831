import { redirect } from 'react-router'
import { listPolicies } from '#features/books/amil-policy.server.ts'
import { proposePolicy } from '#features/books/policy-proposals.server.ts'
import { amilUse } from '#features/overview/queries.server.ts'
import { campaignChoices } from '#features/suspense/suspense-list.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/bagian-amil.ts'
import { policyColumns, policySchema, useColumns } from './policy-parts.ts'
import { PolicyForm } from './policy-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const mayWrite = isPermitted(staff.role, 'books.write')
  return {
    today,
    use: await amilUse(ctx.read, today),
    policies: (await listPolicies(ctx.db)).map((row) => ({
      ...row,
      isFuture: row.valid_from > today,
    })),
    campaigns: mayWrite ? await campaignChoices(ctx.db) : null,
  }
}

export const action = acts({
  ajukan: act(policySchema, 'Mengajukan bagian amil', async ({ ctx, staff }, form) => {
    const { dana: fund, perMille, dasar: basis, uraian, keputusan: decree, mulai } = form
    const campaignId = form.program === '' ? null : form.program
    const words = { basisText: uraian, decree, validFrom: mulai }
    const terms = { fund, campaignId, perMille, basis, ...words }
    await proposePolicy(ctx, terms, { by: staff.id })
    return redirect('/kelola/bagian-amil?kabar=ajukan', 303)
  }),
})

export default function BagianAmil({ loaderData }: Route.ComponentProps) {
  const { use, policies: rows, campaigns, today } = loaderData
  return (
    <DeskPage
      title="Bagian amil"
      lead="Tarif per dana atau per program, dengan dasar hukum dan tanggal berlakunya. Tanpa dasar, tidak ada yang diambil."
    >
      <DeskSection title="Yang diambil terhadap batasnya">
        <DeskList
          caption="Yang diambil terhadap batasnya"
          columns={useColumns}
          rows={use}
          keyOf={({ fund }) => fund}
          empty={{ title: 'Belum ada dana' }}
        />
      </DeskSection>
      <DeskSection title="Ketetapan, yang berlaku dan yang lampau">
        <DeskList
          caption="Ketetapan bagian amil"
          columns={policyColumns}
          rows={rows}
          empty={{ title: 'Belum ada ketetapan', text: 'Amil belum mengambil bagian apa pun.' }}
        />
      </DeskSection>
      {campaigns && <PolicyForm campaigns={campaigns} today={today} />}
    </DeskPage>
  )
}
