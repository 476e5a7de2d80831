import * as v from 'valibot'
import type { Filing } from '#features/report-filing/report-filing.ts'
import { formatDate, formatDateTime, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

/** The form that marks a report as sent. */
export const filedForm = v.object({
  dikirim: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
  bukti: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(120, 'Paling banyak 120 karakter.'),
  ),
})

type Props = {
  filing: Filing | undefined
  /** The last day on which it may be sent; none where no rule names one. */
  dueOn: string | undefined
  today: string
  /** Its days are over. */
  isOver: boolean
  /** More of the address that the answer needs. */
  query?: string
}

/** Whether a report was sent, by whom and when; and the form that says so. */
export function FilingPart({ filing, dueOn, today, isOver, query }: Props) {
  const more = query ? { query } : {}
  const mayMark = useIsPermitted('terkirim')
  const fields = {
    dikirim: field.day('Dikirim pada', { stored: today, max: today }),
    bukti: field.optional.text('Nomor bukti lapor', {
      hint: 'Nomor dari penerimanya, bila ada.',
      maxLength: 120,
    }),
  }
  return (
    <DeskSection title="Pengiriman">
      {filing && (
        <>
          <DeskFacts
            facts={[
              { label: 'Dikirim', value: formatDate(startOfDay(filing.filedOn)) },
              { label: 'Nomor bukti lapor', value: filing.reference || '–' },
              {
                label: 'Ditandai oleh',
                value: `${filing.by ?? '–'}, ${formatDateTime(filing.at)}`,
              },
            ]}
          />
          <PressForm act="urung" {...more}>
            Belum terkirim
          </PressForm>
        </>
      )}
      {!filing && <NotFiled {...{ dueOn, today, isOver }} />}
      {!filing && isOver && mayMark && (
        <DeskForm act="terkirim" submit="Tandai terkirim" {...more} fields={fields} />
      )}
    </DeskSection>
  )
}

function NotFiled({ dueOn, today, isOver }: Pick<Props, 'dueOn' | 'today' | 'isOver'>) {
  if (!isOver) return <p className="text-muted">Dikirim setelah masanya selesai.</p>
  if (!dueOn) return <p className="text-muted">Belum ditandai terkirim.</p>
  const day = formatDate(startOfDay(dueOn))
  return dueOn < today ? (
    <Notice tone="danger" title={`Belum ditandai terkirim. Batasnya ${day}.`} />
  ) : (
    <Notice tone="warning" title={`Belum ditandai terkirim. Paling lambat ${day}.`} />
  )
}
