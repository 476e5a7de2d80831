import { listUndeposited, type Undeposited } from '#features/donation-box/queries.server.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/kotak-setor.ts'
import {
  type AddressedLine,
  lineInAddress,
  banksInUse,
} from '../offline-donation/line-in-address.ts'
import { depositActs } from './deposit-acts.ts'
import { recordNumber } from '#features/donation-box/box.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskCheck, DeskForm, field } from '#app/desk/ui/form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    id: ctx.newId(),
    today: dayOf(ctx.now()),
    waiting: await listUndeposited(ctx.db),
    banks: await banksInUse(ctx.db),
    line: await lineInAddress(ctx.db, new URL(request.url).searchParams),
  }
}

export const action = depositActs

export default function KotakSetor({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, line } = loaderData
  return (
    <DeskPage
      title="Setor kotak amal"
      lead="Uang beberapa kotak boleh disetor sekaligus. Jumlahnya sama dengan slip atau baris rekening koran."
      back={
        line
          ? { href: line.href, label: `Rekening koran, baris ${line.row}` }
          : { href: '/kelola/kotak', label: 'Kotak amal' }
      }
      isNarrow
    >
      {line && (
        <Notice tone="info" title={`Baris ini ${formatRupiah(line.open)}: ${line.description}`} />
      )}
      {waiting.length === 0 ? (
        <Notice tone="success" title="Tidak ada kotak yang menunggu disetor." />
      ) : (
        <DepositForm {...loaderData} refused={refusedOf(actionData)} />
      )}
    </DeskPage>
  )
}

type DepositProps = {
  id: string
  today: string
  waiting: readonly Undeposited[]
  banks: readonly { value: string; label: string }[]
  line: AddressedLine | undefined
  refused: Refused | undefined
}

/** Which boxes are taken to the bank, and what proves it: its line, or the slip. */
function DepositForm({ id, today, waiting, banks, line, refused }: DepositProps) {
  const sum = waiting.reduce((whole, each) => whole + each.sum, 0)
  const fields = {
    id: field.newId(id),
    line: line && field.hidden(line.id),
    more: () => (
      <fieldset className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <legend className="sr-only">Kotak yang disetor</legend>
        {waiting.map((each) => (
          <DeskCheck
            key={each.id}
            name="kotak"
            value={each.id}
            // A line that is the sum of all of them tells of all.
            isChecked={line ? line.open === sum || line.open === each.sum : true}
            label={`${each.code}, ${each.place}: ${formatRupiah(each.sum)}`}
            hint={`${recordNumber(each.number)}, dibuka ${formatDate(startOfDay(each.day))}, di ${each.cashPlace}`}
          />
        ))}
      </fieldset>
    ),
    bank: field.choice('Ke rekening', banks, {
      stored: line?.bankAccountId ?? '',
      anything: 'Pilih',
      error: refused?.errors['bank'] ?? refused?.errors['target'],
    }),
    day: field.day('Tanggal setor', { stored: line?.day ?? today, max: today }),
    proof:
      !line &&
      field.file('Bukti setor', {
        hint: 'Foto atau PDF slip bank.',
        accept: 'image/*,application/pdf',
      }),
  }
  return (
    <DeskForm
      act="setor"
      submit="Catat setoran"
      hasFiles
      {...(line && { query: `line=${line.id}` })}
      fields={fields}
    />
  )
}
