import { DeskText, type fieldValues } from '#app/desk/ui/form.tsx'

type Props = { value: ReturnType<typeof fieldValues>; hasOperational: boolean }

/** How much goes back of which part of a donation; both empty is all of it. */
export function PartFields({ value, hasOperational }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskText
        {...value('nominal')}
        label="Kembali dari dana program"
        hint="Kosongkan bila donasinya kembali seluruhnya. Sebagian dikembalikan dari rekening lembaga; sisanya tetap donasi, dengan kuitansi baru."
        inputMode="numeric"
        isOptional
      />
      {hasOperational && (
        <DeskText
          {...value('operasional')}
          label="Kembali dari infak operasional"
          hint="Bila hanya ini yang kembali, pilih rekening dana amil."
          inputMode="numeric"
          isOptional
        />
      )}
    </div>
  )
}
