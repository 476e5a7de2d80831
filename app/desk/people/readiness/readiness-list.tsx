import { Card, Chip } from '#app/ui/card.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { ReadinessItem } from '#features/readiness/readiness.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

export type ShownItem = ReadinessItem & {
  /** The code that a link in a test message brought along. */
  code?: string
  /** Whether this person's role may open its door. */
  isOpenable: boolean
}

/** Items with their reason, and the door by which each is done. */
export function ReadinessList({ items }: { items: readonly ShownItem[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <Card as="li" key={item.name} className="grid gap-3 p-4">
          <div className="grid gap-1" id={item.test ?? item.name}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="text-base font-semibold">{item.title}</h3>
              <StateChip item={item} />
            </div>
            <p className="text-muted">{item.reason}</p>
            {item.missing && <p className="[overflow-wrap:anywhere]">{item.missing}</p>}
          </div>
          {item.state !== 'done' && <Ways item={item} />}
        </Card>
      ))}
    </ul>
  )
}

function StateChip({ item: { state, isBlocking } }: { item: ShownItem }) {
  if (state === 'done') return <Chip tone="success">Siap</Chip>
  if (state === 'skipped') return <Chip>Tidak diperlukan</Chip>
  return isBlocking ? <Chip tone="danger">Menahan donasi</Chip> : <Chip tone="warning">Kurang</Chip>
}

function Ways({ item }: { item: ShownItem }) {
  const { name, door, command, test, state, isOpenable, isBlocking } = item
  if (state === 'skipped')
    return (
      <div>
        <PressForm
          act="perlukan"
          fields={{ nama: name }}
          look="quiet"
          label={`Kami memerlukannya: ${item.title}`}
        >
          Kami memerlukannya
        </PressForm>
      </div>
    )
  return (
    <>
      {command && (
        <p>
          Jalankan di server: <code className="[overflow-wrap:anywhere]">{command}</code>
        </p>
      )}
      {test && <TestForms item={item} />}
      <div className="flex flex-wrap gap-2">
        {door && isOpenable && (
          <a href={door.href} className={buttonClass(isBlocking ? 'primary' : 'ghost')}>
            {door.label}
          </a>
        )}
        {item.isOptional && !isBlocking && (
          <PressForm
            act="lewati"
            fields={{ nama: name }}
            look="quiet"
            label={`Tidak kami perlukan: ${item.title}`}
          >
            Tidak kami perlukan
          </PressForm>
        )}
      </div>
    </>
  )
}

/** A test message is sent, and confirmed by the code it carries. */
function TestForms({ item: { test = 'mail', code, missing } }: { item: ShownItem }) {
  const isPermitted = useIsPermitted('kirim')
  // The missing words say what must be there before a message can be sent.
  if (missing || !isPermitted) return null
  const words =
    test === 'mail'
      ? 'Kirim e-mail percobaan ke alamat saya'
      : 'Kirim pesan percobaan ke WhatsApp layanan'
  const sampaiFields = {
    jalur: field.hidden(test),
    kode: field.number('Kode dari pesan itu', {
      stored: code,
      autoComplete: 'one-time-code',
      maxLength: 6,
    }),
  }
  return (
    <div className="grid gap-4">
      <div>
        <PressForm act="kirim" fields={{ jalur: test }}>
          {words}
        </PressForm>
      </div>
      <DeskForm
        act="sampai"
        submit="Sudah sampai"
        look={code ? 'primary' : 'ghost'}
        query={`jalur=${test}`}
        fields={sampaiFields}
      />
    </div>
  )
}
