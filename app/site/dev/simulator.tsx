import * as v from 'valibot'
import { ctxContext } from '#app/context.ts'
import { guard } from '#app/guards.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { simulatorOf } from '#platform/outside/gateways.server.ts'
import { sandboxActions } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/simulator.ts'
import { ActButton, actWords, type SandboxAct } from './sandbox-acts.tsx'
import { SandboxChargeCard } from './sandbox-charge.tsx'

export const handle = { cache: 'none' }
export const middleware: Route.MiddlewareFunction[] = [guard('demo')]

const order = v.object({ id: v.string(), action: v.picklist(sandboxActions) })
const SHOWN = 50

/** The charges of the fake payment provider, newest first. 404 with a real provider. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const simulator = getSimulator(ctx)
  const [charges, links] = await Promise.all([simulator.charges(SHOWN), simulator.links()])
  return {
    links,
    now: ctx.now().toISOString(),
    charges: charges.map((charge) => ({
      reference: charge.reference,
      donationId: charge.reference.slice(0, charge.reference.lastIndexOf('-')),
      channel: charge.channel,
      status: charge.status,
      amount: charge.amount,
      paidAmount: charge.paid_amount,
      captures: charge.captures,
      code: charge.instruction.vaNumber ?? charge.instruction.paymentCode ?? null,
      createdAt: charge.created_at.toISOString(),
      expiresAt: charge.expires_at.toISOString(),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const simulator = getSimulator(context.get(ctxContext))
  return submit(order, request, async ({ id, action }) => {
    const { webhooks } = await simulator.drive(id, action)
    return { done: { action, webhooks } }
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Simulator pembayaran' })
}

export default function SimulatorScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { charges, links, now } = loaderData
  return (
    <div className="mx-auto grid max-w-reading gap-6 px-page py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">Simulator pembayaran</h1>
        <p className="text-muted">
          Penyedia pembayaran tiruan untuk mencoba. Setiap tombol mengirim webhook sungguhan ke
          aplikasi ini; tidak ada uang yang berpindah.
        </p>
      </header>
      {actionData && <Outcome result={actionData} />}
      <div className="flex flex-wrap items-center gap-3">
        <ActButton id="-" action="timeout-next" look="ghost" />
        <p className="text-sm text-muted">Kode berikutnya dibuat, tetapi jawabannya hilang.</p>
        <ActButton id="-" action="refuse-next" look="ghost" />
        <ActButton id="-" action="refuse-for-good-next" look="ghost" />
      </div>
      {links.map(({ id, isAllowed }) => (
        <Card key={id} as="section" className="grid gap-3 p-5">
          <h2 className="text-lg">Dompet {isAllowed ? 'terhubung' : 'menunggu izin pemiliknya'}</h2>
          <p className="text-sm break-all text-muted">{id}</p>
          <div className="flex flex-wrap gap-2">
            {!isAllowed && <ActButton id={id} action="link-allow" look="primary" />}
            <ActButton id={id} action="link-release" look="ghost" />
          </div>
        </Card>
      ))}
      {charges.length === 0 ? (
        <EmptyState
          icon="qr"
          title="Belum ada kode pembayaran"
          text="Mulailah sebuah donasi dan pilih metodenya; kodenya muncul di sini."
        />
      ) : (
        <ul className="grid gap-4">
          {charges.map((charge) => (
            <SandboxChargeCard key={charge.reference} charge={charge} now={now} />
          ))}
        </ul>
      )}
    </div>
  )
}

type Result = { done: { action: SandboxAct; webhooks: number[] } } | { errors: object }

function Outcome({ result }: { result: Result }) {
  if (!('done' in result)) {
    return (
      <div role="alert">
        <Notice tone="warning" title="Belum dapat dilakukan">
          {Object.values(result.errors).join(' ')}
        </Notice>
      </div>
    )
  }
  const { action, webhooks } = result.done
  return (
    <div role="status">
      <Notice tone="success" title={`${actWords[action]}: selesai`}>
        {webhooks.length === 0
          ? 'Tidak ada webhook yang dikirim.'
          : `Jawaban aplikasi atas webhook: ${webhooks.map(answerWords).join(', ')}.`}
      </Notice>
    </div>
  )
}

function answerWords(status: number): string {
  return status === 0 ? 'tidak terjangkau' : String(status)
}

function getSimulator({ gateway }: { gateway: Parameters<typeof simulatorOf>[0] }) {
  const simulator = existing(simulatorOf(gateway))
  return simulator
}
