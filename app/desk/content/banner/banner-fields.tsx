import type { Refused } from '#app/submit.server.ts'
import { DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { refused: Refused | undefined; stored: Readonly<Record<string, string>> }

/** The fields of a notice on the home page. */
export function BannerFields({ refused, stored }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <>
      <DeskText {...values('text')} label="Teks" hint="Satu kalimat pendek." maxLength={140} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText
          {...values('link')}
          label="Tautan"
          hint="Misalnya /ramadhan, atau alamat https://."
          isOptional
          maxLength={300}
        />
        <DeskText
          {...values('linkWords')}
          label="Kata tautan"
          hint="Misalnya: Lihat jadwalnya."
          isOptional
          maxLength={40}
        />
        <DeskText {...values('startsOn')} type="date" label="Hari pertama" />
        <DeskText {...values('endsOn')} type="date" label="Hari terakhir" />
      </div>
    </>
  )
}
