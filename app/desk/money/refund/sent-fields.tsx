import { DeskText, type fieldValues } from '#app/desk/ui/form.tsx'

type Props = { value: ReturnType<typeof fieldValues>; today: string }

/** What the bank's paper says of money that has gone: its number and its day, today at the latest. */
export function SentFields({ value, today }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskText {...value('bukti')} label="Nomor transfer dari bank" maxLength={80} />
      <DeskText {...value('tanggal')} label="Tanggal transfer" type="date" max={today} />
    </div>
  )
}
