import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

type HoursProps = { week: [days: string, span: string][] }

export function VisitHours({ week }: HoursProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
      {week.map(([days, span]) => (
        <div key={days} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{days}</dt>
          <dd className="text-right font-medium tabular">{span}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A link that calls the asrama. */
export function PhoneLink({
  phone,
  look = 'quiet',
}: {
  phone: string
  look?: 'quiet' | 'primary'
}) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonClass(look)}>
      <Icon name="phone" />
      {phone}
    </a>
  )
}

const steps: [IconName, string][] = [
  ['chat', 'Pengasuh menjawab lewat telepon atau e-mail, paling lambat sehari sebelumnya.'],
  ['pin', 'Setelah disetujui, Anda mendapat alamat lengkap asrama.'],
  ['users', 'Selama kunjungan Anda didampingi pengasuh.'],
]

type SideProps = { asrama: { head: string; phone: string; week: HoursProps['week'] } }

/** Information beside the visit form: hours, contact person and next steps. */
export function VisitSide({ asrama: { head, phone, week } }: SideProps) {
  return (
    <aside aria-label="Tentang kunjungan" className="grid gap-4 lg:sticky lg:top-24">
      <Card as="section" className="grid gap-4 p-5">
        <h2 className="text-base">Jam kunjungan</h2>
        <VisitHours week={week} />
        <div className="grid border-t border-line pt-3">
          <p className="text-sm text-muted">Ada pertanyaan? Hubungi {head}, kepala asrama.</p>
          <PhoneLink phone={phone} />
        </div>
      </Card>
      <Card as="section" className="grid gap-3 p-5">
        <h2 className="text-base">Setelah Anda kirim</h2>
        <ul className="grid gap-3 text-sm">
          {steps.map(([icon, sentence]) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} className="mt-0.5 size-5 text-primary" />
              {sentence}
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
