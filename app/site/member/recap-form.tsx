import { type FormEvent, useState } from 'react'
import { formValues } from '#app/client/form-values.ts'
import { ApiFailure, api } from '#app/client/api.client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, inputClass, TextField } from '#app/ui/form/field.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { usePhones } from '#app/ui/use-phones.ts'
import type { DonorRecapApi } from '#features/donor-recap/recap-api.server.ts'
import { reachesPhones } from '#features/message/promises.ts'

/** Asks for the recap of any days, sent to a contact of the account. */
export function RecapForm({ year }: { year: string }) {
  const [isBusy, setBusy] = useState(false)
  const toPhones = reachesPhones('receipt', usePhones())

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = formValues(event.currentTarget)
    const via = typed.lewat === 'phone' ? ('phone' as const) : ('email' as const)
    setBusy(true)
    try {
      const json = { from: typed.dari ?? '', through: typed.sampai ?? '', via }
      await api<DonorRecapApi>('member').me.donations.rekap.$post({ json })
      toast('Rekapnya kami kirim. Biasanya tiba dalam beberapa menit.')
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      toast(cause.message, 'warning')
    } finally {
      setBusy(false)
    }
  }

  return (
    <details>
      <summary className="flex min-h-touch cursor-pointer items-center text-primary">
        {toPhones ? 'Kirim rekap ke e-mail atau WhatsApp' : 'Kirim rekap ke e-mail'}
      </summary>
      <form key={year} onSubmit={(event) => void send(event)} className="grid gap-3 pt-2">
        <TextField name="dari" type="date" label="Dari" required defaultValue={`${year}-01-01`} />
        <TextField
          name="sampai"
          type="date"
          label="Sampai"
          required
          defaultValue={`${year}-12-31`}
        />
        <Field name="lewat" label="Lewat">
          {(field) => (
            <select {...field} className={inputClass}>
              <option value="email">E-mail akun ini</option>
              {toPhones && <option value="phone">WhatsApp akun ini</option>}
            </select>
          )}
        </Field>
        <Button type="submit" look="ghost" isBusy={isBusy}>
          Kirim rekap
        </Button>
      </form>
    </details>
  )
}
