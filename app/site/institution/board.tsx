import { Card, Chip } from '#app/ui/card.tsx'
import type { BoardMember } from '#features/site-page/institution-facts.server.ts'

const boards: Record<BoardMember['board'], string> = {
  pengurus: 'Pengurus',
  pengawas: 'Dewan pengawas',
  'pengawas-syariah': 'Dewan pengawas syariah',
}

/** The board members of the institution, or that none is recorded. */
export function Board({ members }: { members: BoardMember[] }) {
  const names = Object.keys(boards) as BoardMember['board'][]
  return (
    <section aria-labelledby="pengurus" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="pengurus" className="text-xl">
          Siapa yang bertanggung jawab
        </h2>
        {members.some(({ isSample }) => isSample) && <Chip tone="warning">Data contoh</Chip>}
      </div>
      {members.length === 0 && <p className="text-muted">Belum ada pengurus yang dicatat.</p>}
      <div className="grid gap-4 lg:grid-cols-3">
        {names
          .map((name) => ({ name, people: members.filter(({ board }) => board === name) }))
          .filter(({ people }) => people.length > 0)
          .map(({ name, people }) => (
            <Card key={name} as="section" className="grid content-start gap-3 p-5">
              <h3 className="text-base">{boards[name]}</h3>
              <ul className="grid gap-3">
                {people.map((person) => (
                  <li key={person.role + person.name}>
                    <p className="font-semibold">{person.name}</p>
                    <p className="text-sm text-muted">{person.role}</p>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
      </div>
    </section>
  )
}
