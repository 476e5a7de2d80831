import { DeskSelect, DeskText, type fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  value: ReturnType<typeof fieldValues>
  campaigns: readonly { value: string; label: string }[]
}

export function BoxFields({ value, campaigns }: Props) {
  return (
    <>
      <DeskText {...value('place')} label="Tempat" maxLength={80} />
      <DeskText
        {...value('keeper')}
        label="Penjaga di sana"
        hint="Pengurus atau pemilik tempatnya."
        maxLength={80}
        isOptional
      />
      <DeskSelect
        {...value('campaignId')}
        label="Untuk program"
        choices={campaigns}
        anything="Pilih"
        hint="Isinya menjadi donasi program ini, di dananya."
      />
      <DeskText {...value('seal')} label="Nomor segel" maxLength={40} isOptional />
      <DeskText
        {...value('depositDays')}
        label="Disetor ke bank paling lambat (hari kerja)"
        inputMode="numeric"
      />
    </>
  )
}
