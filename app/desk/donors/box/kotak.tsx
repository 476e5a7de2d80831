import { listBoxes } from '#features/donation-box/boxes.server.ts'
import { listUndeposited } from '#features/donation-box/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/kotak.ts'
import { boxFields } from './box-fields.tsx'
import { newBoxActs } from './box-acts.ts'
import { boxColumns, Waiting } from './box-columns.tsx'
import { programmeChoices } from './programme-choices.ts'
import { IfPermitted } from '#app/desk/ui/permitted-acts.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const words = new URL(request.url).searchParams.get('kata')?.slice(0, 80) ?? ''
  return {
    boxes: await listBoxes(ctx.db, { words }),
    waiting: await listUndeposited(ctx.db),
    campaigns: await programmeChoices(ctx.db),
    today: dayOf(ctx.now()),
    words,
    mayDeposit: isPermitted(staff.role, 'books.write'),
  }
}

export const action = newBoxActs

export default function Kotak({ loaderData }: Route.ComponentProps) {
  const { boxes, waiting, campaigns, today, words, mayDeposit } = loaderData
  const stored = { placedOn: today, depositDays: '2' }
  const fields = {
    code: field.text('Nomor kotak', {
      hint: 'Seperti tertulis pada kotaknya, contoh KA-01.',
      maxLength: 20,
    }),
    ...boxFields(campaigns),
    placedOn: field.day('Dipasang', { max: today }),
  }
  return (
    <DeskPage
      title="Kotak amal"
      lead="Dibuka dua orang, dihitung dua orang tanpa saling melihat, lalu disetor ke bank."
      acts={
        mayDeposit && waiting.length > 0 ? (
          <ActLink href="/kelola/kotak/setor" look="primary">
            Setor ke bank
          </ActLink>
        ) : undefined
      }
    >
      {waiting.length > 0 && <Waiting waiting={waiting} today={today} />}
      <DeskSection title="Daftar kotak">
        <FilterBar
          search={{ kata: { label: 'Cari kotak', placeholder: 'Nomor, tempat, atau penjaga' } }}
        />
        <DeskList
          caption="Kotak amal"
          columns={boxColumns}
          rows={boxes}
          empty={{
            title: words ? 'Tidak ada kotak yang cocok' : 'Belum ada kotak',
            text: words ? (
              'Periksa ejaannya.'
            ) : (
              <IfPermitted act="simpan">Daftarkan kotak pertama di bawah ini.</IfPermitted>
            ),
          }}
        />
      </DeskSection>
      <DeskSection title="Daftarkan kotak">
        <DeskForm
          isReadable={false}
          act="simpan"
          submit="Daftarkan"
          stored={stored}
          fields={fields}
        />
      </DeskSection>
    </DeskPage>
  )
}
