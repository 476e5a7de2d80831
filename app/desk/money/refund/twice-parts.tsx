import type { TermLine } from '#features/staff/proposal.server.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import {
  DeskArea,
  type DeskChoice,
  DeskForm,
  DeskSelect,
  DeskText,
  fieldValues,
} from '#app/desk/ui/form.tsx'

type Props = {
  banks: readonly DeskChoice[]
  today: string
  returned: readonly TermLine[]
  borne: readonly TermLine[]
  answer: unknown
}

/** How money that was returned twice may end; another person decides. */
export function TwiceForms({ banks, today, returned, borne, answer }: Props) {
  const refused = {
    kembali: useRefusedAt(answer, 'kembali'),
    tanggung: useRefusedAt(answer, 'tanggung'),
  }
  const back = fieldValues(refused.kembali, { tanggal: today })
  const bear = fieldValues(refused.tanggung, {})
  return (
    <>
      <DeskSection
        title="Donatur mengembalikan"
        note="Uangnya sudah masuk ke rekening lembaga. Yang akan dibukukan:"
      >
        <DeskFacts facts={returned} />
        {banks.length === 0 && (
          <Notice tone="warning" title="Belum ada rekening untuk dana ini">
            <p>Catat rekening lembaga dahulu.</p>
          </Notice>
        )}
        <DeskForm act="kembali" submit="Ajukan penerimaan" refused={refused.kembali}>
          <div className="grid gap-4 sm:grid-cols-2">
            <DeskSelect
              {...back('masuk')}
              label="Masuk ke rekening"
              anything="Pilih rekening"
              choices={banks}
            />
            <DeskText {...back('tanggal')} label="Tanggal masuk" type="date" max={today} />
          </div>
          <DeskArea
            {...back('bukti')}
            label="Keterangan"
            hint="Misalnya nomor mutasi di rekening koran."
            rows={2}
            maxLength={300}
          />
        </DeskForm>
      </DeskSection>
      <DeskSection
        title="Lembaga menanggung"
        note="Bila donatur tidak dapat dihubungi atau tidak mengembalikan. Dana program tetap utuh: bebannya pada dana amil, yang berutang kepada dana itu sampai diselesaikan di Utang antar dana. Yang akan dibukukan:"
      >
        <DeskFacts facts={borne} />
        <DeskForm
          act="tanggung"
          submit="Ajukan ditanggung amil"
          look="ghost"
          refused={refused.tanggung}
        >
          <DeskArea {...bear('alasan')} label="Alasan" rows={3} maxLength={300} />
        </DeskForm>
      </DeskSection>
    </>
  )
}
