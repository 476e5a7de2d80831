import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { CalculatorName } from '#features/zakat/zakat.ts'

/** Line icons on the same 24-unit grid and with the same stroke as `Icon`. */
const drawings: Partial<Record<CalculatorName, string>> = {
  zakatemas:
    'M3 19.500 4.700 14h5l1.700 5.500ZM12.600 19.500l1.700-5.500h5l1.700 5.500ZM7.800 10.500 9.500 5h5l1.700 5.500Z',
  zakatperak:
    'M3.500 7c0-1.400 2.500-2.500 5.500-2.500s5.500 1.100 5.500 2.500-2.500 2.500-5.500 2.500S3.500 8.400 3.500 7Zm0 0v4.500c0 1.400 2.500 2.500 5.500 2.500M3.500 11.500V16c0 1.400 2.500 2.500 5.500 2.500M14.500 7v2.500M16 11.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  zakatperhiasan:
    'M12 9.500a5.600 5.600 0 1 1 0 11.200 5.600 5.600 0 0 1 0-11.200ZM9.300 3.500h5.400l2 2.600L12 9.500 7.300 6.100ZM7.300 6.100h9.400',
}

const icons: Partial<Record<CalculatorName, IconName>> = {
  zakatpenghasilan: 'wallet',
  zakatsimpananuang: 'bank',
  zakatfitrah: 'bowl',
  fidyah: 'calendar',
}

/** The icon of a kind of zakat; its name stands beside it. */
export function ZakatSign({
  name,
  className = 'size-6',
}: {
  name: CalculatorName
  className?: string
}) {
  const drawing = drawings[name]
  if (!drawing) return <Icon name={icons[name] ?? 'calculator'} className={className} />
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawing} />
    </svg>
  )
}
