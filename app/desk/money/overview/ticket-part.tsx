import { addressWith } from '#app/desk/ui/filters.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { OVERDUE } from '#app/desk/donors/ticket/ticket-words.ts'

/** How many tickets of visitors wait for an answer. */
export function TicketPart({ tickets }: { tickets: { waiting: number; overdue: number } }) {
  const { waiting, overdue } = tickets
  return (
    <DeskSection title="Tiket bantuan">
      {waiting === 0 ? (
        <p>Tidak ada tiket yang menunggu jawaban.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          <TicketsLink state="new">{`${count(waiting)} menunggu jawaban`}</TicketsLink>
          {overdue > 0 && (
            <TicketsLink state={OVERDUE} isLate>
              {`${count(overdue)} lewat batas jawab`}
            </TicketsLink>
          )}
        </p>
      )}
    </DeskSection>
  )
}

type LinkProps = { state: string; isLate?: boolean; children: string }

function TicketsLink({ state, isLate = false, children }: LinkProps) {
  return (
    <a
      href={addressWith('/kelola/tiket', { keadaan: state }, {})}
      className={`inline-flex min-h-touch items-center underline ${isLate ? 'font-bold text-danger' : 'text-primary'}`}
    >
      {children}
    </a>
  )
}

function count(tickets: number): string {
  return `${tickets.toLocaleString('id-ID')} tiket`
}
