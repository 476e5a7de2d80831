import { useContext } from 'react'
import { lookBoot } from '#app/appearance/look.ts'
import { ScriptMark } from './script-mark.ts'

/** An inline script that sets the page's theme before the first paint. */
export function LookBoot() {
  return (
    <script
      nonce={useContext(ScriptMark)}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? lookBoot() : '' }}
      suppressHydrationWarning
    />
  )
}
