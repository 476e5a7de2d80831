import { useContext } from 'react'
import { lookBoot } from '#app/appearance/look.ts'
import { ScriptMark } from './script-mark.ts'

/** The script that gives a page its colours before it is drawn; it runs once, in the HTML. */
export function LookBoot() {
  return (
    <script
      nonce={useContext(ScriptMark)}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? lookBoot : '' }}
      suppressHydrationWarning
    />
  )
}
