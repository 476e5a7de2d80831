import type { HerdClass, HerdHeads } from '#features/zakat/kinds/herd-table.ts'

const classes: Record<HerdClass, string> = {
  kambing: 'kambing (2 tahun, atau domba 1 tahun)',
  tabi: 'tabi’ (sapi 1 tahun)',
  musinnah: 'musinnah (sapi betina 2 tahun)',
  bintuMakhad: 'bintu makhad (unta betina 1 tahun)',
  bintuLabun: 'bintu labun (unta betina 2 tahun)',
  hiqqah: 'hiqqah (unta betina 3 tahun)',
  jadzaah: 'jadza’ah (unta betina 4 tahun)',
}

const heads = new Intl.NumberFormat('id-ID')

/** '1 tabi’ (sapi 1 tahun) dan 1 musinnah (sapi betina 2 tahun)'. */
export function herdHeadsText(due: readonly HerdHeads[]): string {
  return due.map(({ jenis, ekor }) => `${heads.format(ekor)} ${classes[jenis]}`).join(' dan ')
}
