import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'

/** A calendar file for the day a haul is over. The browser asks for it; nothing is kept. */
export function HaulReminder() {
  return (
    <form
      method="get"
      action="/zakatcalculator/pengingat"
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-48 flex-1">
        <TextField name="mulai" type="date" label="Mulai dimiliki atau mencapai nisab" required />
      </div>
      <Button type="submit" look="ghost" icon="calendar">
        Ingatkan saat haul genap
      </Button>
    </form>
  )
}
