import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'

type Props = { text: string; to: string; label: string }

/** The screen of an invalid link. Unknown, used and expired links look the same. */
export function InvalidLink({ text, to, label }: Props) {
  return (
    <div className="mx-auto max-w-reading px-page py-8">
      <h1 className="sr-only">Tautan tidak berlaku</h1>
      <EmptyState
        icon="link"
        title="Tautan tidak berlaku"
        text={text}
        action={
          <a href={to} className={buttonClass()}>
            {label}
          </a>
        }
      />
    </div>
  )
}
