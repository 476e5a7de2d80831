import type { DeskNeed, listDeliveries } from '#features/asrama/desk-queries.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

export const needFields: FieldTable = {
  need: field.columns(5, {
    name: field.text('Kebutuhan'),
    unit: field.text('Satuan', { hint: 'kg, paket, rupiah' }),
    wanted: field.number('Jumlah sebulan'),
    fromMonth: field.text('Bulan pertama', { type: 'month' }),
    untilMonth: field.optional.text('Bulan terakhir', { type: 'month' }),
  }),
}

type FormsProps = {
  needs: readonly DeskNeed[]
  refused: Refused | undefined
  mayWrite: boolean
}

/** Every need; one that is refused stays open with what was typed. */
export function NeedForms({ needs, refused, mayWrite }: FormsProps) {
  if (needs.length === 0) return <p className="text-muted">Belum ada kebutuhan.</p>
  return (
    <ul className="grid overflow-hidden rounded-card border border-line bg-surface">
      {needs.map((need) => {
        const own = refused?.values['id'] === need.id ? refused : null
        const stored = {
          name: need.name,
          unit: need.unit,
          wanted: String(need.wanted),
          fromMonth: need.fromMonth,
          untilMonth: need.untilMonth ?? '',
        }
        const fields = { id: field.hidden(need.id), ...needFields }
        return (
          <li key={need.id} className="grid gap-2 border-b border-line px-4 py-3 last:border-0">
            <p>
              <strong>{need.name}</strong>: {amountOf(need)} sebulan, {monthsOf(need)}
            </p>
            {mayWrite && (
              <details open={own !== null}>
                <summary className="text-primary underline">Ubah atau akhiri</summary>
                <div className="pt-3">
                  <DeskForm
                    act="ubah"
                    submit="Simpan"
                    look="ghost"
                    {...{ refused: own, stored, fields }}
                  />
                </div>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function amountOf({ unit, wanted }: DeskNeed): string {
  if (unit === 'rupiah') return formatRupiah(wanted)
  return `${new Intl.NumberFormat('id-ID').format(wanted)} ${unit}`
}

/** 'November 2026' from '2026-11'. */
function monthWords(month: string): string {
  return formatDate(startOfDay(`${month}-01`)).replace(/^\d+ /, '')
}

function monthsOf({ fromMonth, untilMonth }: DeskNeed): string {
  const from = monthWords(fromMonth)
  return untilMonth ? `${from} sampai ${monthWords(untilMonth)}` : `sejak ${from}`
}

type DeliveryProps = {
  needs: readonly DeskNeed[]
  today: string
}

export function deliveryFields({ needs, today }: DeliveryProps): FieldTable {
  const choices = needs.map(({ id, name, unit }) => ({ value: id, label: `${name} (${unit})` }))
  return {
    delivery: field.columns(3, {
      needId: field.choice('Kebutuhan', choices),
      quantity: field.number('Jumlah', {
        hint: 'Bilangan negatif membetulkan catatan sebelumnya.',
      }),
      receivedOn: field.day('Diterima pada', { stored: today }),
    }),
  }
}

type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number]

const columns: Column<Delivery>[] = [
  { label: 'Diterima', cell: ({ receivedOn }) => formatDate(startOfDay(receivedOn)) },
  { label: 'Kebutuhan', cell: ({ name }) => name },
  { label: 'Jumlah', cell: ({ quantity, unit }) => `${quantity} ${unit}`, isNumber: true },
]

export function Deliveries({ rows }: { rows: readonly Delivery[] }) {
  return (
    <DeskList
      caption="Kiriman terakhir"
      columns={columns}
      rows={rows}
      empty={{ title: 'Belum ada kiriman' }}
    />
  )
}
