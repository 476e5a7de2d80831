import { useEffect, useState } from 'react'

/** iOS asks for a press, and gives the heading itself. */
type AskedEvent = typeof DeviceOrientationEvent & {
  requestPermission?: () => Promise<'granted' | 'denied'>
}
type Oriented = DeviceOrientationEvent & { webkitCompassHeading?: number }

const WAIT_MS = 3_000
const NONE = 'Perangkat ini tidak punya kompas. Pakai gambar di atas dengan utara, atau matahari.'

/** Where the top of the device points, degrees from north; undefined until its compass has said so. */
export function useCompass() {
  const [heading, setHeading] = useState<number>()
  const [isOn, setOn] = useState(false)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!isOn) return
    const hear = (event: Event) => {
      const found = headingOf(event as Oriented)
      // Half a degree is less than a hand trembles.
      if (found !== undefined) setHeading(Math.round(found))
    }
    const names = ['deviceorientationabsolute', 'deviceorientation']
    for (const name of names) addEventListener(name, hear)
    const timer = setTimeout(() => setWords(NONE), WAIT_MS)
    return () => {
      clearTimeout(timer)
      for (const name of names) removeEventListener(name, hear)
    }
  }, [isOn])
  async function start() {
    if (!('DeviceOrientationEvent' in window)) return setWords(NONE)
    try {
      const answer = await (DeviceOrientationEvent as AskedEvent).requestPermission?.()
      if (answer === 'denied') return setWords('Izin kompas tidak diberikan.')
      setWords('')
      setOn(true)
    } catch {
      setWords(NONE)
    }
  }
  return { heading, words, isAsking: isOn && heading === undefined && words === '', start }
}

function headingOf({ webkitCompassHeading, absolute, alpha }: Oriented): number | undefined {
  const turned = screen.orientation?.angle ?? 0
  if (typeof webkitCompassHeading === 'number') return (webkitCompassHeading + turned) % 360
  if (!absolute || alpha === null) return undefined
  return (720 - alpha + turned) % 360
}
