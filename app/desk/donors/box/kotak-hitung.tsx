import { boxName, recordNumber } from '#features/donation-box/box.ts'
import { getCollection } from '#features/donation-box/queries.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { PieceFields } from '#app/desk/money/cash-place/piece-fields.tsx'
import type { Route } from './+types/kotak-hitung.ts'
import { countActs } from './box-acts.ts'
import { RecordLink } from './box-parts.tsx'
import { CollectionFacts, CollectionCounts, Standing } from './count-parts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const found = await orNotFound(() => getCollection(ctx.db, rowIdOf(params.id)))
  return { found, hasCounted: found.counters.some(({ id }) => id === staff.id) }
}

export const action = countActs

export default function KotakHitung({ loaderData, actionData }: Route.ComponentProps) {
  const { found, hasCounted } = loaderData
  const refused = useRefusedAt(actionData, 'hitung')
  const { year, serial, status } = found
  const mayCount = status === 'open' && !hasCounted
  const number = year && serial ? recordNumber({ year, serial }) : undefined
  const fields = {
    pieces: () => <PieceFields />,
    odd: field.optional.text('Tidak dihitung', {
      hint: 'Uang asing, sobek, atau barang: tulis apa dan berapa.',
      maxLength: 120,
    }),
  }
  return (
    <DeskPage
      title={number ?? 'Hitung kotak amal'}
      tab="Hitung kotak amal"
      lead={boxName(found)}
      back={{ href: `/kelola/kotak/${found.box_id}`, label: `Kotak amal ${found.code}` }}
      acts={number && <RecordLink id={found.id} />}
    >
      {!(refused && mayCount) && <DeskRefusal answer={actionData} />}
      <Standing found={found} hasCounted={hasCounted} />
      <CollectionFacts found={found} />
      {mayCount && (
        <DeskSection
          title={found.counters.length === 0 ? 'Hitungan pertama' : 'Hitungan kedua'}
          note="Hitung sendiri. Yang lain tidak melihat hitungan Anda sebelum keduanya masuk."
        >
          <DeskForm act="hitung" submit="Simpan hitungan saya" fields={fields} />
        </DeskSection>
      )}
      {status === 'open' && found.counts.length + found.counters.length === 0 && (
        <PressForm act="batal" look="quiet">
          Batalkan pembukaan ini
        </PressForm>
      )}
      {found.counts.length > 0 && <CollectionCounts found={found} />}
    </DeskPage>
  )
}
