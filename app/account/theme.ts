import type { Look } from '#app/appearance/look.ts'
import type { Theme } from '#platform/db/schema-account.ts'

/** An account's theme in the words of the device's look. */
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
