type Props = { children: string; isFaint?: boolean }

/** The short name of a bank, a store or QRIS. Real logos are trademarks of others. Like a logo it keeps its size; its name stands beside it. */
export function BankLogo({ children, isFaint = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-9 w-18 shrink-0 place-items-center rounded-lg border border-line bg-page px-1 text-[12px] leading-none font-extrabold tracking-tight text-primary ${isFaint ? 'opacity-50' : ''}`}
    >
      {children}
    </span>
  )
}
