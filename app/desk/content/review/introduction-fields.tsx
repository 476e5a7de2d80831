import type { Refused } from '#app/submit.server.ts'
import { DeskArea, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  refused: Refused | undefined
  stored: Readonly<Record<string, string>>
}

/** Where introductions are from, who allowed them, and who reviewed them. */
export function IntroductionFields({ refused, stored }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <>
      <DeskText
        {...values('source')}
        label="Sumber"
        hint="Misalnya: Al-Qur’an dan Terjemahannya, Edisi Penyempurnaan 2019, LPMQ. Tampil di bawah pengantarnya."
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText
          {...values('leaveBy')}
          label="Izin dari"
          hint="Pemegang hak ciptanya, dengan nomor izinnya. Bila ditulis sendiri: nama lembaga ini."
          maxLength={200}
        />
        <DeskText {...values('leaveOn')} type="date" label="Tanggal izin" />
        <DeskText {...values('reviewer')} label="Nama peninjau" maxLength={120} />
        <DeskText {...values('title')} label="Jabatan dan lembaga peninjau" maxLength={160} />
        <DeskText {...values('reviewedOn')} type="date" label="Tanggal tinjauan" />
      </div>
      <DeskArea {...values('note')} label="Catatan" rows={2} isOptional maxLength={1000} />
    </>
  )
}
