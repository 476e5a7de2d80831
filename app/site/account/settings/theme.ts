import type { Look } from '#app/appearance/look.ts'
import type { Theme } from '#platform/db/schema/schema-account.ts'

/** Maps an account's theme to the device's setting. */
export const lookTheme = {
  sistem: 'system',
  terang: 'light',
  gelap: 'dark',
  sepia: 'sepia',
} as const satisfies Record<Theme, Look['theme']>

export const themeWords: Record<Theme, string> = {
  sistem: 'Ikut perangkat',
  terang: 'Terang',
  gelap: 'Gelap',
  sepia: 'Sepia',
}
