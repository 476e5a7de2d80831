import type { IconName } from '#app/ui/icon.tsx'
import type { HelpTopic } from '#platform/db/schema/schema-help.ts'

/** The icon of each topic of the help centre. */
export const topicIcon: Record<HelpTopic, IconName> = {
  donasi: 'wallet',
  zakat: 'basket',
  akun: 'user',
  kuitansi: 'verified',
  pengembalian: 'repeat',
  keamanan: 'alert',
  alquran: 'book',
}
