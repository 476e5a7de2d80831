import { DeskText, type fieldValues } from '#app/desk/ui/form.tsx'

/** Who gave it, as far as it is known. */
export function OfflineDonorFields({ value }: { value: ReturnType<typeof fieldValues> }) {
  return (
    <>
      <DeskText
        {...value('name')}
        label="Nama donatur"
        hint="Kosongkan bagi Hamba Allah."
        autoComplete="off"
        isOptional
      />
      <DeskText {...value('phone')} label="Nomor HP" type="tel" autoComplete="off" isOptional />
      <DeskText {...value('email')} label="E-mail" type="email" autoComplete="off" isOptional />
      <DeskText
        {...value('taxId')}
        label="NPWP atau NIK"
        hint="Hanya untuk zakat yang memerlukan Bukti Setor Zakat."
        inputMode="numeric"
        autoComplete="off"
        isOptional
      />
    </>
  )
}
