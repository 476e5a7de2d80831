import { type FormEvent, useState } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { deviceStorage } from '#app/client/storage.client.ts'

type VoteAnswer = 'ya' | 'tidak'
type Props = { slug: string; vote: VoteAnswer | undefined; trouble: string | undefined }

/** 'Apakah ini membantu?': one press, with and without script. */
export function Vote({ slug, vote: voteBefore, trouble: troubleBefore }: Props) {
  const [pressed, setPressed] = useState(voteBefore)
  const isHydrated = useHydrated()
  const vote = pressed ?? (isHydrated && votedArticles().includes(slug) ? 'dulu' : undefined)
  const [trouble, setTrouble] = useState(troubleBefore)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const answer: VoteAnswer = submitter?.getAttribute('value') === 'ya' ? 'ya' : 'tidak'
    setPressed(answer)
    setTrouble(undefined)
    // Loaded on the first press, because few readers vote.
    void import('./send-vote.client.ts')
      .then(({ sendVote }) => sendVote(slug, answer === 'ya'))
      .then(() => rememberVote(slug))
      .catch((cause: Error) => {
        setPressed(undefined)
        setTrouble(cause.message)
      })
  }

  return (
    <section className="grid gap-3 rounded-card bg-surface-2 p-5 print-hidden" aria-live="polite">
      {vote ? <Thanks vote={vote} /> : <Question onSend={send} />}
      {trouble && <p className="text-sm font-medium text-danger">{trouble}</p>}
    </section>
  )
}

function Question({ onSend }: { onSend: (event: FormEvent<HTMLFormElement>) => void }) {
  return (
    <form
      method="post"
      onSubmit={onSend}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <h2 className="text-base">Apakah ini membantu?</h2>
      <div className="flex gap-2">
        {(['ya', 'tidak'] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="membantu"
            value={answer}
            className="min-h-touch min-w-20 rounded-chip border border-line bg-surface px-5 text-sm font-semibold hover:border-primary hover:bg-tint"
          >
            {answer === 'ya' ? 'Ya' : 'Tidak'}
          </button>
        ))}
      </div>
    </form>
  )
}

function Thanks({ vote }: { vote: VoteAnswer | 'dulu' }) {
  if (vote !== 'tidak') {
    return (
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="check" className="size-5 text-success" />
        {vote === 'ya' ? 'Alhamdulillah, terima kasih.' : 'Terima kasih, Anda sudah menilainya.'}
      </p>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <strong>Terima kasih sudah jujur.</strong> Kami perbaiki tulisan ini. Sementara itu,
        tanyakan saja langsung kepada kami.
      </p>
      <LinkButton to="/pusat-bantuan/pengaduan" look="ghost">
        Tulis kepada kami
      </LinkButton>
    </div>
  )
}

const KEY = 'bantuan-dinilai'
const MOST = 200

function votedArticles(): string[] {
  return deviceStorage.getJson(KEY, (votes) =>
    Array.isArray(votes) ? votes.filter((slug) => typeof slug === 'string') : [],
  )
}

/** Stores that this browser has voted on an article. */
function rememberVote(slug: string): void {
  // Without storage the server still counts each visitor only once.
  deviceStorage.setJson(KEY, [...votedArticles(), slug].slice(-MOST))
}
