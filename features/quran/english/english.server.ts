import { readFileSync } from 'node:fs'

/**
 * "The Meaning of the Glorious Koran" by Marmaduke Pickthall (1930), a verse in each line: in the public domain, its
 * author died in 1936.
 */
export function pickthall(): string[] {
  return readFileSync(new URL('./pickthall.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}
