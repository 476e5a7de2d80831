import { useContext } from 'react'
import { lookBoot } from '#app/appearance/look.ts'
import { ScriptNonce } from './script-nonce.ts'

/** An inline script that sets the page's theme before the first paint. */
export function LookBoot() {
  return (
    <script
      nonce={useContext(ScriptNonce)}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? lookBoot() : '' }}
      suppressHydrationWarning
    />
  )
}
