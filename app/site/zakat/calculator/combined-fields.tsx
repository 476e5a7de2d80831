import { Checkbox } from '#app/ui/form/field.tsx'
import { combinedForm } from './combined-lines.ts'
import { GramField, karatChoices, RupiahField, SelectField } from './fields.tsx'
import type { RowState } from './form-rows.tsx'

const uses = [
  { value: 'disimpan', label: 'Disimpan' },
  { value: 'dipakai', label: 'Dipakai' },
]

/** All that counts together, line by line; each may be left empty. */
export function CombinedFields({ of }: { of: RowState }) {
  return (
    <>
      <p className="text-muted">Isi yang Anda punya; yang lain biarkan kosong.</p>
      {combinedForm.map((line) => (
        <CombinedLineFields key={line.key} of={of} line={line} />
      ))}
    </>
  )
}

type LineProps = { of: RowState; line: (typeof combinedForm)[number] }

/** Shown once the line has an amount, also without script. */
const FILLED = 'hidden group-has-[[inputmode]:not(:placeholder-shown)]/line:grid'

function CombinedLineFields({ of, line: { key, jenis, amount, label, hint } }: LineProps) {
  const field = `harta.${key}`
  const name = `${field}.${amount}`
  return (
    <div className="group/line grid gap-2">
      {amount === 'nilai' ? (
        <RupiahField of={of} name={name} label={label} hint={hint} />
      ) : (
        <GramField of={of} name={name} label={label} hint={hint} />
      )}
      {jenis === 'emas' && (
        <div className={`${FILLED} grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3`}>
          <SelectField of={of} name={`${field}.karat`} label="Kadar" choices={karatChoices} />
          {key === 'perhiasan' && (
            <SelectField of={of} name={`${field}.dipakai`} label="Keadaan" choices={uses} />
          )}
        </div>
      )}
      <div className={FILLED}>
        <Checkbox
          name={`${field}.baru`}
          label="Belum satu tahun Hijriah saya miliki"
          checked={of.values[`${field}.baru`] === 'on'}
          onChange={({ currentTarget }) =>
            of.set(`${field}.baru`, currentTarget.checked ? 'on' : '')
          }
        />
      </div>
    </div>
  )
}
