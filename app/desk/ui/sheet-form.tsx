import type { RowProblem } from '#platform/sheet/named-rows.ts'
import { DeskArea, DeskFile } from './controls.tsx'
import { DeskForm } from './form.tsx'
import { useIsPermitted } from './permitted-acts.ts'
import { WhoFills } from './reading.tsx'

/** Takes a sheet as a file or as pasted rows, to be looked at first; its page is there for it, and says whose it is. */
export function SheetForm({ text, hasPreview }: { text: string; hasPreview: boolean }) {
  if (!useIsPermitted('lihat')) return <WhoFills act="lihat" />
  return (
    <DeskForm
      isReadable={false}
      act="lihat"
      submit="Periksa"
      look={hasPreview ? 'ghost' : 'primary'}
      refused={null}
      hasFiles
    >
      <DeskFile
        name="berkas"
        label="Berkas CSV atau XLSX"
        accept=".csv,.xlsx,text/csv"
        isOptional
      />
      <DeskArea
        name="isi"
        label="Atau tempel dari lembar kerja"
        rows={10}
        defaultValue={text}
        spellCheck={false}
        isOptional
      />
    </DeskForm>
  )
}

/** What is wrong in a sheet, row by row. */
export function SheetProblems({ problems }: { problems: readonly RowProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card border border-line bg-surface p-4">
      {problems
        .toSorted((one, other) => one.row - other.row)
        .map(({ row, why }) => (
          <li key={`${row} ${why}`}>{`Baris ${row}: ${why}`}</li>
        ))}
    </ul>
  )
}
