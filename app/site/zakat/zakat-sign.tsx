import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { CalculatorName } from '#features/zakat/zakat.ts'

type Sign = { icon: IconName } | { drawing: string }

/** An icon, or a drawing of lines on the same 24-unit grid and with the same stroke as `Icon`. */
const signs: Record<CalculatorName, Sign> = {
  zakatemas: {
    drawing:
      'M3 19.500 4.700 14h5l1.700 5.500ZM12.600 19.500l1.700-5.500h5l1.700 5.500ZM7.800 10.500 9.500 5h5l1.700 5.500Z',
  },
  zakatperak: {
    drawing:
      'M3.500 7c0-1.400 2.500-2.500 5.500-2.500s5.500 1.100 5.500 2.500-2.500 2.500-5.500 2.500S3.500 8.400 3.500 7Zm0 0v4.500c0 1.400 2.500 2.500 5.500 2.500M3.500 11.500V16c0 1.400 2.500 2.500 5.500 2.500M14.500 7v2.500M16 11.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  },
  zakatperhiasan: {
    drawing:
      'M12 9.500a5.600 5.600 0 1 1 0 11.200 5.600 5.600 0 0 1 0-11.200ZM9.300 3.500h5.400l2 2.600L12 9.500 7.300 6.100ZM7.300 6.100h9.400',
  },
  zakatgabungan: {
    drawing:
      'M9 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Zm4.500 1.200a5.500 5.500 0 1 1 0 8.600',
  },
  zakatperusahaan: {
    drawing: 'M3 20h18M5 20V5h9v15M14 10h5v10M8 8.500h3M8 12h3M8 15.500h3',
  },
  zakatsaham: {
    drawing: 'M4 4v16h16M7.500 15l4-4.500 3 2.500L20 7m-4 0h4v4',
  },
  zakatperkebunan: {
    drawing:
      'M12 20.500V9m0 0C10 5.500 6.500 5 4 7.500c3-.500 5.500 0 8 1.500Zm0 0c2-3.500 5.500-4 8-1.500-3-.500-5.500 0-8 1.500ZM8 20.500h8',
  },
  zakatperikanan: {
    drawing:
      'M3 12c3-5 9-6.500 14-1.500L20.500 7v10L17 13.500C12 18.500 6 17 3 12Zm4.500-.500v.200',
  },
  zakatpeternakan: {
    drawing:
      'M7 8c-2.500 0-4-1.500-4-4m14 4c2.500 0 4-1.500 4-4M7 8c0 6 1.500 12 5 12s5-6 5-12c-2-1.500-8-1.500-10 0Zm3 3v.200m4-.200v.200',
  },
  zakatpertambangan: {
    drawing: 'M4.500 9.500c4.500-5.500 10.500-5.500 15 0M12 5.500v15M9.500 5.500h5',
  },
  zakatpenghasilan: { icon: 'wallet' },
  zakatsimpananuang: { icon: 'bank' },
  zakatfitrah: { icon: 'bowl' },
  fidyah: { icon: 'calendar' },
  zakatperdagangan: { icon: 'store' },
  zakatsuratberharga: { icon: 'news' },
  zakatsewa: { icon: 'house' },
  zakatpertanian: { icon: 'leaf' },
  zakatrikaz: { icon: 'gift' },
}

/** The icon of a kind of zakat; its name stands beside it. */
export function ZakatSign({
  name,
  className = 'size-6',
}: {
  name: CalculatorName
  className?: string
}) {
  const sign = signs[name]
  if ('icon' in sign) return <Icon name={sign.icon} className={className} />
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
      <path d={sign.drawing} />
    </svg>
  )
}
