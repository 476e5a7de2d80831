/** Line icons on a 24-unit grid, with a round stroke of 1.7. */
const paths = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2Zm0 0v14',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5M12 8v4.2l3 1.8',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c1.3-3.8 4.3-5 7.5-5s6.2 1.2 7.5 5',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  replay: 'M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5M10.3 9v6l4.7-3Z',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  left: 'm14.5 5-7 7 7 7',
  right: 'm9.5 5 7 7-7 7',
  down: 'm5 9.5 7 7 7-7',
  up: 'm5 14.5 7-7 7 7',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  copy: 'M9 9h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2Zm0 5H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v3',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 19.5h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  chat: 'M4.5 19.5 6 15.7A7.7 7.7 0 1 1 8.7 18.4ZM9 11.5h6M9 8.5h4',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4v4.2l3 1.8',
  calendar:
    'M7 5h10a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm-3 5h16M9 3v4M15 3v4',
  picture:
    'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2Zm-2 12 5-5 4 4 2.5-2.5L20 17M15.5 9h.01',
  repeat:
    'M17 3.5 20 6.5 17 9.5M4 11.5v-1a4 4 0 0 1 4-4h12M7 20.5 4 17.5 7 14.5m13-2v1a4 4 0 0 1-4 4H4',
  tune: 'M4 7h8m4.5 0H20M4 17h3.5m4.5 0h8M14.2 4.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Zm-4.4 10a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  verified:
    'm12 3 2.4 2 3.1-.2.9 3 2.6 1.8-1.1 2.9 1.1 2.9-2.6 1.8-.9 3-3.1-.2-2.4 2-2.4-2-3.1.2-.9-3L3 15.4l1.1-2.9L3 9.6l2.6-1.8.9-3 3.1.2Zm-3.2 9.3 2.3 2.3 4.2-4.4',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.8-3.3 3.5-4.5 6.5-4.5s5.7 1.2 6.5 4.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.3c1.7.6 3 1.9 3.5 4.2',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 15M5 20c1.5-5 4-8 9-10',
  school: 'm12 4 10 5-10 5L2 9Zm-6 7v5c2 2 4 3 6 3s4-1 6-3v-5M22 9v5',
  alert: 'M12 4.5 21 19.5H3Zm0 5.5v4m0 2.8v.2',
  mail: 'M6 5.5h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Zm-1.5 2 7.5 6 7.5-6',
  phone:
    'M8.5 3.5h7a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5Zm2.5 14h2',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 7v5m0-8.2v.2',
  qr: 'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h2v2h-2Zm4 0h2m-4 4h2v2h2',
  bank: 'M3.5 20h17M5 10h14M12 4l8 4.5V10H4V8.5ZM6.5 10v7m3.7-7v7m3.6-7v7m3.7-7v7M5 17h14',
  store:
    'M5 10v9.5h14V10M4 4.5h16l1 4a2.5 2.5 0 0 1-4.5 1 2.7 2.7 0 0 1-4.5 0 2.7 2.7 0 0 1-4.5 0 2.5 2.5 0 0 1-4.5-1ZM10 19.5V14h4v5.5',
  wallet:
    'M6 6h11a2 2 0 0 1 2 2v1M6 6a2 2 0 0 0 0 4h13a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 19H6a2 2 0 0 1-2-2V8m12.5 6.5h.01',
  basket: 'M4 10h16M5 10l1.5 9h11L19 10M8.5 10V7.5a3.5 3.5 0 0 1 7 0V10M10 13.5v2.5m4-2.5v2.5',
  mosque:
    'M3.5 20h17M5.5 20v-7h13v7M7 13c0-3.5 3-4.5 5-7 2 2.5 5 3.5 5 7M12 6V3.5M10 20v-3a2 2 0 0 1 4 0v3',
  house: 'M3 20h18M5 20V9.5L12 4l7 5.5V20M9.5 20v-5.5h5V20',
  calculator:
    'M8 3.5h8a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3Zm1 4.5h6M9 12.5h.01M12 12.5h.01M15 12.5h.01M9 16.5h.01M12 16.5h.01M15 16.5h.01',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  drop: 'M12 3.5s6 6.5 6 11a6 6 0 0 1-12 0c0-4.5 6-11 6-11Zm-2.5 11.5a2.7 2.7 0 0 0 2.5 2.7',
  stethoscope:
    'M6 4v5a4 4 0 0 0 8 0V4M6 4H4.5M14 4h1.5M10 13v2.5a4.5 4.5 0 0 0 9 0V13m0-3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  lifebuoy:
    'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM6.4 6.4l3.5 3.5m4.2 4.2 3.5 3.5m0-11.2-3.5 3.5m-4.2 4.2-3.5 3.5',
  bowl: 'M3.5 12h17a8.5 8.5 0 0 1-5.5 7.5h-6A8.5 8.5 0 0 1 3.5 12ZM9 8.5c-1.5-1.5 1-2.5 0-4.5m4 4.5c-1.5-1.5 1-2.5 0-4.5',
  gift: 'M4.5 9h15v3.5h-15Zm1.5 3.5h12V20H6ZM12 9v11M12 9S8 9 8 6.5 11 4 12 9Zm0 0s4 0 4-2.5S13 4 12 9Z',
  hands:
    'M10.5 20.5c.6-2 .5-4 .5-6V8.3a1.3 1.3 0 0 0-2.6 0V13L6.9 11a1.3 1.3 0 0 0-2.2 1.4L7 16.5v4M13.5 20.5c-.6-2-.5-4-.5-6V8.3a1.3 1.3 0 0 1 2.6 0V13l1.5-2a1.3 1.3 0 0 1 2.2 1.4L17 16.5v4M12 3v1.5M8.5 4l.7 1.2M15.5 4l-.7 1.2',
  flag: 'M6 20.5V4.5h11.5l-2.5 4 2.5 4H6',
  news: 'M5 5h11v14H7a2 2 0 0 1-2-2Zm11 5h3v7a2 2 0 0 1-2 2h-1M8 9h5M8 12.5h5M8 16h3',
  print:
    'M7 9V4.5h10V9M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6H7Z',
  edit: 'm5 19 .8-3.8L16 5l3 3L8.8 18.2Zm9-12 3 3',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10 11v5m4-5v5',
  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4-6 4V5a1 1 0 0 1 1-1Z',
} as const

/** Player icons are filled, not stroked. */
const solids = {
  play: 'M8 5.5v13a.8.8 0 0 0 1.2.7l10.3-6.5a.8.8 0 0 0 0-1.4L9.2 4.8A.8.8 0 0 0 8 5.5Z',
  pause: 'M7.5 5h2.7v14H7.5Zm6.3 0h2.7v14h-2.7Z',
  next: 'M5.5 5.8v12.4a.8.8 0 0 0 1.2.7L16 12.7V19h2.5V5H16v6.3L6.7 5.1a.8.8 0 0 0-1.2.7Z',
  prev: 'M18.5 5.8v12.4a.8.8 0 0 1-1.2.7L8 12.7V19H5.5V5H8v6.3l9.3-6.2a.8.8 0 0 1 1.2.7Z',
} as const

export type IconName = keyof typeof paths | keyof typeof solids

/** All icon names, for the component page. */
export function iconNames(): IconName[] {
  return [...Object.keys(paths), ...Object.keys(solids)] as IconName[]
}

type Props = { name: IconName; className?: string }

/** An icon beside text. Screen readers skip it, so an icon alone needs IconButton. */
export function Icon({ name, className = 'size-5' }: Props) {
  const shape = name in solids ? solids[name as keyof typeof solids] : undefined
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      fill={shape ? 'currentColor' : 'none'}
      stroke={shape ? 'none' : 'currentColor'}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape ?? paths[name as keyof typeof paths]} />
    </svg>
  )
}
