import type { Refused } from '#app/submit.server.ts'
import { DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

/** The boards of an institution, in the order of /about. */
export const boardChoices = [
  { value: 'pengurus', label: 'Pengurus' },
  { value: 'pengawas', label: 'Pengawas' },
  { value: 'pengawas-syariah', label: 'Pengawas syariah' },
] as const

type Props = { refused: Refused | undefined; stored: Readonly<Record<string, string>> }

/** The fields of a person who holds an office. */
export function BoardFields({ refused, stored }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <DeskSelect {...values('board')} label="Majelis" choices={boardChoices} />
      <DeskText {...values('name')} label="Nama dan gelar" maxLength={120} />
      <DeskText {...values('role')} label="Jabatan" maxLength={80} />
    </div>
  )
}
