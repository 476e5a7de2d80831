import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { ApiEnv } from './http.server.ts'

/**
 * The caller's network address: the socket's, or with trusted proxies the one the outermost of them saw.
 * X-Forwarded-For entries from the client are never trusted. An IPv6 client counts as its /64.
 */
export function clientAddress(c: Context<ApiEnv>): string {
  const { trustedProxies } = c.var.ctx.config
  const socket = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket
  const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = trustedProxies > 0 ? seen.at(-trustedProxies) : undefined
  return settled(forwarded) ?? settled(socket?.remoteAddress) ?? 'unknown'
}

/** The network of an address as clientAddress gives it: an IPv4 client's /24, an IPv6 client's /48. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.0/24')
  return ipv6Site(address) ?? address
}

/** The /48 of an IPv6 client, which one customer may hold whole; undefined for every other address. */
export function ipv6Site(address: string): string | undefined {
  const [, groups] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address) ?? []
  return groups && `${groups}::/48`
}

/** A /48 has this many times the allowance of one /64: it may also be a town behind one carrier. */
export const SITE_FACTOR = 8

function settled(address: string | undefined): string | undefined {
  const plain = withoutMapping(withoutPort(address ?? '').replace(/%.*$/, ''))
  const kind = isIP(plain)
  if (kind === 4) return plain
  return kind === 6 ? prefixOf(plain) : undefined
}

/** Some proxies write the client's port behind its address: 203.0.113.7:8080, [2001:db8::1]:443. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}

const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d+(?:\.\d+){3})|([\da-f]{1,4}):([\da-f]{1,4}))$/i

/** An IPv4 address in IPv6 form becomes plain IPv4: otherwise all of them would share one /64. */
function withoutMapping(address: string): string {
  const [, dotted, high, low] = MAPPED.exec(address) ?? []
  if (dotted) return dotted
  if (!high || !low) return address
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** The first four groups: one household has too many IPv6 addresses to count singly. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0')
  const groups = [...front, ...gap, ...back].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
