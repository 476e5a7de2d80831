import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  RouterContextProvider,
} from 'react-router'
import { ctxContext } from '#app/context.ts'
import type { Ctx } from '#platform/context.ts'

type RouteArgs = { params: { slug: string } } & LoaderFunctionArgs & ActionFunctionArgs

/** What the donation form's route is called with: its address below /donasi-sekarang, and the fields of a post. */
export function donationFormArgs(
  ctx: Ctx,
  path: string,
  fields?: Record<string, string>,
): RouteArgs {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const url = new URL(`http://amanah.contoh/donasi-sekarang/${path}`)
  const request = new Request(url, {
    method: fields ? 'POST' : 'GET',
    body: fields ? new URLSearchParams(fields) : null,
  })
  const slug = url.pathname.split('/').at(-1) ?? ''
  return { params: { slug }, request, context, url, pattern: '/donasi-sekarang/:slug' } as RouteArgs
}

/** The form as a donor has filled it in. */
export const filledForm = {
  campaignSlug: 'sumur-desa',
  nominal: '50000',
  amount: '',
  donorName: 'Siti Rahmawati',
  donorPhone: '0812 3456 7890',
  donorEmail: '',
  prayer: '',
  consent: 'on',
}
