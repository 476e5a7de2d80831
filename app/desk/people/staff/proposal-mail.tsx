import type { ProposalMail } from '#platform/db/schema/schema-staff.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

const choices = [
  { value: 'at-once', label: 'Segera, satu per satu' },
  { value: 'daily', label: 'Sekali sehari, pukul 07.00 WIB' },
]

/** The choice of somebody who decides. */
export function ProposalMailPart({ chosen }: { chosen: ProposalMail }) {
  const fields = { kapan: field.choice('Dikabari', choices, { stored: chosen }) }
  return (
    <DeskSection
      title="Kabar pengajuan"
      note="E-mail saat sesuatu menunggu keputusan Anda, lalu pada hari ke-3 dan ke-7. Isinya hanya jenis pengajuan dan tautannya."
    >
      <div className="max-w-md">
        <DeskForm act="kabar" submit="Simpan pilihan" look="ghost" refused={null} fields={fields} />
      </div>
    </DeskSection>
  )
}
