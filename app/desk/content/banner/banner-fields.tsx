import type { Refused } from '#app/submit.server.ts'
import { DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { refused: Refused | undefined; stored: Readonly<Record<string, string>> }

/** The fields of a notice on the home page. */
export function BannerFields({ refused, stored }: Props) {
  const of = fieldValues(refused, stored)
  return (
    <>
      <DeskText {...of('text')} label="Teks" hint="Satu kalimat pendek." maxLength={140} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText
          {...of('link')}
          label="Tautan"
          hint="Misalnya /ramadhan, atau alamat https://."
          isOptional
          maxLength={300}
        />
        <DeskText
          {...of('linkWords')}
          label="Kata tautan"
          hint="Misalnya: Lihat jadwalnya."
          isOptional
          maxLength={40}
        />
        <DeskText {...of('startsOn')} type="date" label="Hari pertama" />
        <DeskText {...of('endsOn')} type="date" label="Hari terakhir" />
      </div>
    </>
  )
}
