import type Sharp from 'sharp'
import { limitConcurrency } from '../concurrency.server.ts'

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

/** Runs work on pictures two at a time, so that memory and the file system's threads suffice. */
export const inTurn = limitConcurrency(2)
