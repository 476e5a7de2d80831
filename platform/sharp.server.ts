import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The picture library, loaded with the first picture. One thread per picture and no cache: pages come first. */
export function openSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}

const AT_ONCE = 2
const waiting: (() => void)[] = []
let running = 0

/** Runs work on pictures two at a time, so that memory and the file system's threads suffice. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
