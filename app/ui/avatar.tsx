import { Icon } from './icon.tsx'
import { StarNumber } from './star.tsx'

/** A donor's avatar: the first letter of the name, or a heart for an anonymous donor. */
export function Avatar({ name, isAnonymous }: { name: string; isAnonymous: boolean }) {
  return (
    <StarNumber>
      {isAnonymous ? <Icon name="heart" className="size-4 text-accent-ink" /> : initialOf(name)}
    </StarNumber>
  )
}

function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase()
}
