import { DateText } from '#app/ui/date/date-text.tsx'
import type { StaffDevice } from '#features/staff/sign-in/staff-session.server.ts'
import { DeskList } from '#app/desk/ui/list.tsx'

type Props = {
  sessions: readonly StaffDevice[]
  /** The session that looks. */
  presentId?: string
  /** Whether whoever looks may end them. */
  mayEnd?: boolean
}

/** The open sessions of a person, each with a button that ends it. */
export function SessionList({ sessions, presentId, mayEnd = true }: Props) {
  return (
    <DeskList
      caption="Sesi yang terbuka"
      rows={sessions}
      empty={{ title: 'Tidak ada sesi yang terbuka' }}
      columns={[
        {
          label: 'Perangkat',
          cell: ({ id, device }) => (id === presentId ? `${device} (ini)` : device),
        },
        { label: 'Masuk', cell: ({ createdAt }) => <DateText at={createdAt.toISOString()} /> },
        {
          label: 'Terakhir dipakai',
          cell: ({ lastSeenAt }) => <DateText at={lastSeenAt.toISOString()} />,
        },
        {
          label: 'Tindakan',
          cell: ({ id, device }) =>
            mayEnd &&
            id !== presentId && (
              <form method="post" action="?aksi=akhiri">
                <input type="hidden" name="sesi" value={id} />
                <button
                  type="submit"
                  className="min-h-touch text-primary underline lg:min-h-6"
                  aria-label={`Akhiri sesi ${device}`}
                >
                  Akhiri
                </button>
              </form>
            ),
        },
      ]}
    />
  )
}
